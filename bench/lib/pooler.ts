import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '@titian/faults/fleet/find-program';
import getPort from 'get-port';
import pg from 'pg';

const STEP_MS = 50;

/** A pooler in session mode before a database. */
export interface Pooler {
  /** The same address, by way of the pooler. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Debian's pgbouncer before the database of an address, for its login alone.
 * @returns null where there is none, and none may be installed
 */
export async function startPooler(databaseUrl: string, connections: number): Promise<Pooler | null> {
  const program = await findProgram('pgbouncer');
  if (program === null) {
    return null;
  }
  const target = new URL(databaseUrl);
  const user = target.searchParams.get('user') ?? target.username;
  const password = target.searchParams.get('password') ?? decodeURIComponent(target.password);
  const port = await getPort({ host: '127.0.0.1' });
  // Readable for the account that it runs as.
  const folder = mkdtempSync(join(tmpdir(), 'titian-pooler-'));
  writeFileSync(join(folder, 'users.txt'), `"${user}" "${password}"\n`);
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', pidfile: '' },
    ...{ auth_type: 'scram-sha-256', auth_file: join(folder, 'users.txt'), pool_mode: 'session' },
    ...{ max_client_conn: 1_000, default_pool_size: connections, logfile: join(folder, 'log') },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]\n* = host=127.0.0.1 port=${target.port}\n[pgbouncer]\n${lines.join('\n')}\n`,
  );
  const child = spawn(program.path, [file], {
    ...unprivileged(folder),
    env: { ...process.env, LD_LIBRARY_PATH: program.libraries },
    stdio: 'ignore',
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = new URL(databaseUrl);
  url.port = String(port);
  while (!(await answers(url.href))) {
    if (child.exitCode !== null) {
      throw new Error(`pgbouncer ended with ${child.exitCode}`);
    }
    await pause(STEP_MS);
  }
  return {
    url: url.href,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** It does not run as root. */
function unprivileged(folder: string): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) {
    return {};
  }
  const idOf = (option: string) => Number(spawnSync('id', [option, 'nobody'], { encoding: 'utf8' }).stdout);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  for (const name of ['', 'users.txt', 'pgbouncer.ini']) {
    chownSync(join(folder, name), uid, gid);
  }
  return { uid, gid };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
