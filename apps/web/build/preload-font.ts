import type { Plugin } from 'vite';

/** Adds a preload link for the text font, so that it is fetched beside the style sheet and not after it. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /inter-text.*\.woff2$/.test(file));
        if (font === undefined) {
          throw new Error('The Inter font is missing from the build: see src/config/base.css.');
        }
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
