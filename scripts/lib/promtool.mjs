import { obtainProgram } from './debian-program.mjs';

/**
 * Finds the checker of Prometheus rules.
 *
 * @param {string} folder where it is unpacked, and found again
 * @returns {string | null} its path; null where there is none
 */
export function obtainPromtool(folder) {
  const wanted = { path: 'usr/bin/promtool', packages: ['prometheus'], versionOption: '--version' };
  return obtainProgram(wanted, folder)?.path ?? null;
}
