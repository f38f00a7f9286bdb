import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer, type Manifest, type Plugin } from 'vite';
import { keyOf, partLinks, preloadScript } from './part-links.ts';

const RENDERER = '/src/app/static-shell.tsx';
const ROOT = '<div id="root"></div>';
const APP_SCRIPT = /<script type="module"([^>]*) src="([^"]+)"><\/script>/;
/** The chunks of an investor's dashboard, the landing page of signed-in users. */
const DASHBOARD = ['frame', 'dashboard-investor'];
/** Most of the script of a page, which its total does not share the connection with: it comes when the app is started. */
const AFTER_TOTAL = 'vendor';

/**
 * Puts what is seen before the script has arrived into the built pages: the login page into `login.html`, the mark
 * into `index.html`. It cannot be used yet, so it is inert; the app takes its place. `dashboard.html` names the parts of
 * that page too, requests its first figures and shows their total in the frame of the page (decision 126).
 */
export function staticShell(): Plugin {
  let outDir = 'dist';
  let root = '.';
  return {
    name: 'static-shell',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        const pageFile = join(outDir, 'index.html');
        if (!existsSync(pageFile)) {
          return;
        }
        const page = stylesFirst(await readFile(pageFile, 'utf8'));
        const { login, dashboard, splash } = await renderShells(root);
        await writeFile(join(outDir, 'login.html'), withShell(page, login, 'login'));
        await writeFile(pageFile, withShell(page, splash, 'splash'));
        const manifest: Manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8'));
        await writeFile(
          join(outDir, 'dashboard.html'),
          withShell(withParts(page, manifest), dashboard, 'dashboard'),
        );
      },
    },
  };
}

async function renderShells(
  root: string,
): Promise<Readonly<Record<'login' | 'dashboard' | 'splash', string>>> {
  const server = await createServer({
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderStaticShells } = await server.ssrLoadModule(RENDERER);
    return await renderStaticShells();
  } finally {
    await server.close();
  }
}

function withShell(page: string, shell: string, name: string): string {
  if (!page.includes(ROOT)) {
    throw new Error(`index.html has no ${ROOT}`);
  }
  // The page has a title of its own, and the content security policy lets no script of the shell run.
  const html = shell.replace(/<script>[\s\S]*?<\/script>/g, '').replace(/<title>[^<]*<\/title>/, '');
  return page.replace(
    ROOT,
    () => `<div id="root"><div class="static-shell" data-shell="${name}" inert>${html}</div></div>`,
  );
}

/** What is seen before the app has come, styles and font, comes before the scripts. */
function stylesFirst(page: string): string {
  return page.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/**
 * The first figures are requested before anything else, and the parts are fetched beside the app, which the script of the
 * figures starts.
 */
function withParts(page: string, manifest: Manifest): string {
  if (!APP_SCRIPT.test(page)) {
    throw new Error('index.html has no script of the app.');
  }
  return withoutPreload(page, manifest[keyOf(manifest, AFTER_TOTAL)]?.file)
    .replace(APP_SCRIPT, `${preloadScript(manifest)}<link rel="modulepreload" data-app$1 href="$2">`)
    .replace('</head>', `${stylesFirst(partLinks(manifest, DASHBOARD))}</head>`);
}

function withoutPreload(page: string, file: string | undefined): string {
  const rest = page.replace(new RegExp(`\\s*<link rel="modulepreload"[^>]* href="/${file}">`), '');
  if (rest === page) {
    throw new Error(`index.html does not preload ${file}.`);
  }
  return rest;
}
