import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Account, commandAs } from './account.ts';
import {
  type ClusterFolder,
  checkVersion,
  type MajorVersion,
  readPassword,
  SUPERUSER,
} from './cluster-folder.ts';
import type { PostgresPrograms } from './find-postgres.ts';
import { PostgresError } from './postgres-error.ts';

/**
 * Makes the cluster unless it is there, and hands an existing one to the account that will run it.
 *
 * @param major the major version of the programs
 * @returns the superuser's password
 * @throws PostgresError for a cluster of another PostgreSQL version or of another user, or when initdb fails
 */
export async function prepareCluster(
  folder: ClusterFolder,
  account: Account,
  programs: PostgresPrograms,
  major: MajorVersion,
): Promise<string> {
  if (!existsSync(folder.cluster)) await makeCluster(folder, account, programs);
  checkVersion(folder, major);
  giveTo(folder.cluster, account);
  return readPassword(folder);
}

/** initdb works in a draft folder: killed half-way it leaves nothing that looks like a database. */
async function makeCluster(
  folder: ClusterFolder,
  account: Account,
  programs: PostgresPrograms,
): Promise<void> {
  const draft = `${folder.cluster}.draft`;
  const draftPassword = `${folder.passwordFile}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(folder.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  writeFileSync(draftPassword, readPassword(folder), { mode: 0o600 });
  try {
    if (account.kind === 'other') {
      chownSync(draft, account.uid, account.gid);
      chownSync(draftPassword, account.uid, account.gid);
    }
    await runInitdb(draft, draftPassword, account, programs);
    renameSync(draft, folder.cluster);
  } finally {
    rmSync(draftPassword, { force: true });
  }
}

async function runInitdb(
  target: string,
  passwordFile: string,
  account: Account,
  programs: PostgresPrograms,
): Promise<void> {
  const { command, args, options } = commandAs(account, programs.initdb, [
    `--pgdata=${target}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--data-checksums',
    '--no-instructions',
  ]);
  // From the folder itself: the caller's working directory may be closed to the other account.
  const child = spawn(command, args, { ...options, cwd: target, env: postgresEnvironment() });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new PostgresError(`PostgreSQL's initdb failed:\n${output.join('').trim()}`);
}

/**
 * The environment of PostgreSQL's programs: without the launcher's variables, so that no PG* variable of the user
 * affects them.
 */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

/** Only root can give files away, and only root has to: an ordinary user's database is the user's own. */
function giveTo(path: string, account: Account): void {
  if (process.getuid?.() !== 0) return;
  const to = account.kind === 'other' ? account : { uid: 0, gid: 0 };
  const { uid } = statSync(path);
  if (uid === to.uid) return;
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, name), to.uid, to.gid);
  lchownSync(path, to.uid, to.gid);
}
