import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasCode, messageOf } from '../errors.ts';
import { PostgresError } from './postgres-error.ts';

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/**
 * Makes the shared library links that the binaries need and that the package's install script would have made:
 * npm 12 blocks install scripts, and without the links `initdb` cannot load its libraries.
 *
 * @param packageDir the platform package's folder; links are listed in its `native/pg-symlinks.json`
 * @returns how many links were missing and have been made
 */
export function makeLibraryLinks(packageDir: string): number {
  const missing = listedLinks(packageDir).filter(({ target }) => !exists(join(packageDir, target)));
  for (const { source, target } of missing) makeLink(join(packageDir, source), join(packageDir, target));
  return missing.length;
}

function listedLinks(packageDir: string): readonly LibraryLink[] {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as readonly LibraryLink[];
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function makeLink(source: string, target: string): void {
  try {
    // Relative, so that the checkout can be moved.
    symlinkSync(dirname(source) === dirname(target) ? basename(source) : source, target);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return;
    throw new PostgresError(
      `PostgreSQL's library link ${target} is missing and could not be made (${messageOf(error)}). ` +
        'Run "npm rebuild" as the user who ran "npm ci", then start again.',
    );
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
