import type { Manifest } from 'vite';

/**
 * The scripts and style sheets that chunks need before they run, themselves included.
 * @throws Error when the build has no such chunk
 */
export function chunkFiles(
  manifest: Manifest,
  keys: readonly string[],
  seen = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined) {
      throw new Error(`The build has no chunk "${key}".`);
    }
    if (!seen.has(chunk.file)) {
      seen.add(chunk.file);
      for (const sheet of chunk.css ?? []) {
        seen.add(sheet);
      }
      chunkFiles(manifest, chunk.imports ?? [], seen);
    }
  }
  return seen;
}
