import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apt, canInstallPackages } from './debian.mjs';
import { root } from './paths.mjs';

/**
 * A program that can be run here.
 *
 * @typedef {{ readonly path: string, readonly libraries: string }} Program `libraries`: for LD_LIBRARY_PATH, empty for the system's
 */

/**
 * Programs of Debian's packages: the path in the package below `/`, the packages that hold it and its libraries, and the option that
 * proves that it runs.
 */
const packaged = {
  haproxy: {
    path: 'usr/sbin/haproxy',
    packages: ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'],
    versionOption: '-v',
  },
  pgbouncer: {
    path: 'usr/sbin/pgbouncer',
    packages: ['pgbouncer', 'libc-ares2', 'libevent-2.1-7'],
    versionOption: '--version',
  },
  promtool: { path: 'usr/bin/promtool', packages: ['prometheus'], versionOption: '--version' },
};

/**
 * Finds a program: the system's, or on Debian as root the one of its packages, unpacked so that no service is installed.
 *
 * @param {keyof typeof packaged} name
 * @returns {Program | null} null where there is none
 */
export function obtainProgram(name) {
  const { path, packages, versionOption } = packaged[name];
  const folder = join(root, 'node_modules/.cache', name);
  const find = () =>
    [system(name), system(`/${path}`), unpacked(path, folder)].find((one) => runs(one, versionOption)) ??
    null;
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
