import { obtainProgram } from './debian-program.mjs';

/**
 * Finds the load balancer that several processes run behind.
 *
 * @param {string} folder where it is unpacked, and found again
 * @returns {import('./debian-program.mjs').Program | null} null where there is none
 */
export function obtainHaproxy(folder) {
  const packages = ['haproxy', 'liblua5.3-0', 'libopentracing-c-wrapper0', 'libopentracing1'];
  return obtainProgram({ path: 'usr/sbin/haproxy', packages, versionOption: '-v' }, folder);
}
