import { spawnSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { PostgresError } from './postgres-error.ts';

/**
 * The account that runs PostgreSQL's programs: this user, another account, or this user shown as another in a user
 * namespace.
 */
export type Account =
  | { readonly kind: 'self' }
  | { readonly kind: 'other'; readonly uid: number; readonly gid: number }
  | { readonly kind: 'namespace' };

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

const NAMESPACE = ['--user', '--map-user=65534', '--map-group=65534', '--'] as const;

/**
 * PostgreSQL does not run as root and its `initdb` rejects an account without a name. Chooses the account that runs it.
 *
 * @param paths paths that the account must access: the programs and the folder of the database
 * @param owner the owner of an existing database, preferred so that it can be opened again
 * @throws PostgresError when no user on this machine can
 */
export function chooseAccount(paths: readonly string[], owner: Owner | null): Account {
  const uid = process.getuid?.();
  if (uid !== 0) return hasAccountName() ? { kind: 'self' } : namespaceOr('This user has no account name');
  const candidates = [owner, accountNamed('postgres'), accountNamed('nobody')];
  const able = candidates.find(
    (one): one is Owner => one !== null && one.uid !== 0 && paths.every((path) => canReach(path, one)),
  );
  return able === undefined
    ? namespaceOr('PostgreSQL does not run as root, and no other account can reach its files')
    : { kind: 'other', uid: able.uid, gid: able.gid };
}

/** The command, arguments and spawn options that run a program as `account`. */
export function commandAs(account: Account, program: string, args: readonly string[]) {
  switch (account.kind) {
    case 'self':
      return { command: program, args: [...args], options: {} };
    case 'other':
      return { command: program, args: [...args], options: { uid: account.uid, gid: account.gid } };
    case 'namespace':
      return { command: 'unshare', args: [...NAMESPACE, program, ...args], options: {} };
  }
}

/** Whether plain permission bits let `who` pass through every folder above `path` and read and enter it. */
export function canReach(path: string, who: Owner): boolean {
  const real = realpathSync(path);
  if (!allows(real, who, 0o5)) return false;
  for (let at = dirname(real); ; at = dirname(at)) {
    if (!allows(at, who, 0o1)) return false;
    if (at === dirname(at)) return true;
  }
}

function allows(path: string, who: Owner, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === who.uid ? 6 : gid === who.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}

function namespaceOr(problem: string): Account {
  // Tried, not looked up: kernels and containers reject user namespaces in many ways.
  if (spawnSync('unshare', [...NAMESPACE, 'true'], { stdio: 'ignore' }).status === 0)
    return { kind: 'namespace' };
  throw new PostgresError(
    `${problem}. Start as an ordinary user, or keep the checkout and DATA_DIR where the accounts "postgres" or ` +
      '"nobody" can read them, or set DATABASE_URL to a database of your own.',
  );
}

function hasAccountName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function accountNamed(name: string): Owner | null {
  const idOf = (option: string) => spawnSync('id', [option, name], { encoding: 'utf8' }).stdout?.trim() ?? '';
  const uid = idOf('-u');
  const gid = idOf('-g');
  return /^\d+$/u.test(uid) && /^\d+$/u.test(gid)
    ? { uid: Number.parseInt(uid, 10), gid: Number.parseInt(gid, 10) }
    : null;
}
