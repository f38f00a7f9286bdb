import type { Manifest } from 'vite';
import { chunkFiles } from './chunk-files.ts';

const ENTRY = 'index.html';

/** The script that requests a page's first figures: it waits for nothing, and nothing waits for it. */
export function preloadScript(manifest: Manifest): string {
  const file = manifest[keyOf(manifest, 'preload')]?.file;
  return `<script async type="module" fetchpriority="high" crossorigin src="/${file}"></script>`;
}

/**
 * Links by which a browser fetches the parts of a page beside the first scripts, and not after they ran.
 * @param parts their names in the build: of a page's own file, or of a group of `chunk-groups`
 * @throws Error when the build has no such part: the list is out of date
 */
export function partLinks(manifest: Manifest, parts: readonly string[]): string {
  const known = chunkFiles(manifest, [ENTRY]);
  const files = [
    ...chunkFiles(
      manifest,
      parts.map((part) => keyOf(manifest, part)),
    ),
  ].filter((file) => !known.has(file));
  return files.map(linkTo).join('');
}

/** @throws Error when the build has no such part */
export function keyOf(manifest: Manifest, part: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.name === part);
  if (found === undefined) {
    throw new Error(`The build has no part "${part}".`);
  }
  return found;
}

function linkTo(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}
