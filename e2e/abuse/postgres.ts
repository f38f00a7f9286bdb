import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';

const DEBIAN = '/usr/lib/postgresql';

/** A cluster of the system's PostgreSQL that is thrown away afterwards. */
export interface Cluster {
  readonly version: string;
  /** Address of a database for its owner, who may create roles and is no superuser. */
  readonly ownerUrl: string;
  readonly adminUrl: string;
  stop(): void;
}

/**
 * Makes and starts a cluster with Debian's binaries, as the user `postgres` where we are root.
 * @throws Error with what to install
 */
export async function startCluster(folder: string, password: string): Promise<Cluster> {
  const bin = newestBinaries();
  const user = serverUser();
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(bin, program), args, { ...user, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(folder, { mode: 0o700 });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  run('initdb', [
    '-D',
    data,
    '-U',
    'admin',
    `--pwfile=${passwordFile}`,
    '-A',
    'scram-sha-256',
    '--locale=C',
    '-E',
    'UTF8',
  ]);
  const port = await getPort({ host: '127.0.0.1' });
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${folder}`;
  run('pg_ctl', ['-D', data, '-o', settings, '-l', join(folder, 'log'), '-w', 'start']);
  const url = (name: string, database: string) =>
    `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;
  return {
    version: execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim(),
    ownerUrl: url('titian_owner', 'titian'),
    adminUrl: url('admin', 'postgres'),
    stop: () => void run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
  };
}

function newestBinaries(): string {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const found = versions
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
  if (found === undefined) {
    throw new Error("This runs on Debian's PostgreSQL: apt-get install -y postgresql, and start again.");
  }
  return found;
}

/** PostgreSQL does not run as root. */
function serverUser(): { uid: number; gid: number } | { uid?: never; gid?: never } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
