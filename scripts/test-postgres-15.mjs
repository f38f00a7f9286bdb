/**
 * Runs the server's tests on Debian's PostgreSQL 15 (`npm run test:postgres15 -- [paths]`), which the cluster of deploy/cluster runs:
 * apt-get install postgresql-15. Its last line says how many passed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demandInstalled, fail } from './lib/paths.mjs';
import { runInstalled } from './lib/run.mjs';

const BIN = '/usr/lib/postgresql/15/bin';
const DATABASE = 'titian_tests';
const STEP_MS = 100;
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  max_parallel_workers_per_gather: '0',
  fsync: 'off',
  full_page_writes: 'off',
};

demandInstalled();
if (!existsSync(join(BIN, 'postgres'))) fail('There is no PostgreSQL 15 here: apt-get install postgresql-15');
const { default: getPort } = await import('get-port');
const { default: pg } = await import('pg');
/** PostgreSQL does not run as root; Debian's package makes this account. */
const account = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};
const folder = mkdtempSync(join(tmpdir(), 'titian-postgres15-'));
const data = join(folder, 'cluster');
const password = randomBytes(24).toString('hex');
const port = await getPort({ host: '127.0.0.1' });
chmodSync(folder, 0o777);
const made = spawnSync(
  join(BIN, 'initdb'),
  ['--pgdata', data, '--username=postgres', '--auth=trust', '--locale=C.UTF-8'],
  {
    ...account,
    cwd: folder,
    encoding: 'utf8',
  },
);
if (made.status !== 0) fail(`initdb failed:\n${made.stderr}`);
const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
const server = spawn(join(BIN, 'postgres'), ['-D', data, '-p', String(port), ...options], {
  ...account,
  cwd: folder,
  stdio: ['ignore', 'ignore', 'ignore'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));
try {
  await prepare(`postgresql://postgres@127.0.0.1:${port}/postgres`);
  process.env.DATABASE_URL = `postgresql://titian:${password}@127.0.0.1:${port}/${DATABASE}`;
  const paths = process.argv.slice(2);
  const { code } = await runInstalled('vitest/vitest.mjs', ['run', '--project', 'server', ...paths]);
  process.exitCode = code;
} finally {
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** Makes the role and the database that the embedded server has, once it answers. */
async function prepare(url) {
  const client = await connect(url);
  await client.query(`create role titian login createdb createrole password '${password}'`);
  await client.query('grant pg_monitor, pg_checkpoint to titian');
  await client.query(`create database ${DATABASE} owner titian`);
  await client.end();
}

async function connect(url) {
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
  }
}

function idOf(option) {
  return Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout);
}
