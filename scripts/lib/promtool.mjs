import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { apt, canInstallPackages } from './debian.mjs';

const PACKAGE = 'prometheus';

/**
 * Finds the checker of Prometheus rules: the system's, or on Debian as root the one of its package, unpacked so that no
 * service is installed.
 *
 * @param {string} folder where it is unpacked, and found again
 * @returns {string | null} its path; null where there is none
 */
export function obtainPromtool(folder) {
  const unpacked = join(folder, 'usr/bin/promtool');
  const found = () => ['promtool', unpacked].find(runs) ?? null;
  return found() ?? (canInstallPackages() && unpack(folder) ? found() : null);
}

function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  if (!apt(['update']) || !apt(['download', PACKAGE], folder)) return false;
  const file = readdirSync(folder).find((name) => name.startsWith(`${PACKAGE}_`));
  return file !== undefined && spawnSync('dpkg-deb', ['-x', file, '.'], { cwd: folder }).status === 0;
}
