import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages of Debian can be installed here without asking anybody. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/**
 * Runs apt-get without questions, and prints what it said where it failed.
 *
 * @param {readonly string[]} args
 * @param {string} [cwd] where `download` puts packages
 * @returns {boolean} whether it succeeded
 */
export function apt(args, cwd) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync('apt-get', args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) console.error(`apt-get ${args.join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
}
