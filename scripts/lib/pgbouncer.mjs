import { obtainProgram } from './debian-program.mjs';

/**
 * Finds the pooler of connections.
 *
 * @param {string} folder where it is unpacked, and found again
 * @returns {import('./debian-program.mjs').Program | null} null where there is none
 */
export function obtainPgbouncer(folder) {
  const packages = ['pgbouncer', 'libc-ares2', 'libevent-2.1-7'];
  return obtainProgram({ path: 'usr/sbin/pgbouncer', packages, versionOption: '--version' }, folder);
}
