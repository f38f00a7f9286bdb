import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  'coverage',
  '.cache',
  '.git',
  'test-results',
  'playwright-report',
]);

/**
 * Every file below a file or folder, in a stable order, without what is made or installed.
 *
 * @param {string} path
 * @returns {string[]} paths beginning with `path`
 */
export function filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(inner);
      return entry.isFile() ? [inner] : [];
    });
}

/** A fingerprint of the names and contents of files, the same on every machine. */
export function hashOf(files, base) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file.slice(base.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
