import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apt, canInstallPackages } from './debian.mjs';

/**
 * A program that can be run here.
 *
 * @typedef {{ readonly path: string, readonly libraries: string }} Program `libraries`: for LD_LIBRARY_PATH, empty for the system's
 */

/**
 * Finds a program: the system's, or on Debian as root the one of its packages, unpacked so that no service is installed.
 *
 * @param {{ readonly path: string, readonly packages: readonly string[], readonly versionOption: string }} wanted its
 *   path in the package below `/`, the packages that hold it and its libraries, and the option that proves that it runs
 * @param {string} folder where it is unpacked, and found again
 * @returns {Program | null} null where there is none
 */
export function obtainProgram({ path, packages, versionOption }, folder) {
  const find = () =>
    [system(basename(path)), system(`/${path}`), unpacked(path, folder)].find((one) =>
      runs(one, versionOption),
    ) ?? null;
  return find() ?? (canInstallPackages() && unpack(packages, folder) ? find() : null);
}

const system = (path) => ({ path, libraries: '' });

function unpacked(path, folder) {
  const libraries = join(folder, 'usr/lib');
  const names = existsSync(libraries)
    ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'))
    : [];
  return { path: join(folder, path), libraries: names.map((name) => join(libraries, name)).join(':') };
}

function runs({ path, libraries }, versionOption) {
  const env = { ...process.env, LD_LIBRARY_PATH: libraries };
  return spawnSync(path, [versionOption], { env, stdio: 'ignore' }).status === 0;
}

function unpack(packages, folder) {
  mkdirSync(folder, { recursive: true });
  if (!apt(['update']) || !apt(['download', ...packages], folder)) return false;
  const files = readdirSync(folder).filter((name) => name.endsWith('.deb'));
  return files.every((file) => spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder }).status === 0);
}
