/**
 * Makes the dump that the test of migrations begins with (docs/runbooks/earlier-dump.md): the demo's market as this
 * version leaves it, in Debian's PostgreSQL 15, written as plain INSERTs. It holds generated people only. With `--release`
 * it makes the fixture of the previous release: such a dump, and the server as this version builds it.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import getPort from 'get-port';
import { demandInstalled, fail, root } from './lib/paths.mjs';

const BIN = '/usr/lib/postgresql/15/bin';
const IS_RELEASE = process.argv.includes('--release');
const TARGET = join(
  root,
  `apps/server/test/fixtures/${IS_RELEASE ? 'previous-release' : 'earlier-database'}`,
);
const DATABASE = 'titian';
/** For this dump and tests alone: the key is public. */
const TEST_KEY = Buffer.alloc(32, 7).toString('base64');

/** Repetitions are far apart: a window of 16 MB finds them, and makes the file a quarter smaller than gzip does. */
const PACKING = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 24 };

demandInstalled();
if (!existsSync(join(BIN, 'pg_dump'))) {
  fail("This runs on Debian's PostgreSQL 15: apt-get install -y postgresql-15, and start again.");
}
const folder = mkdtempSync(join(tmpdir(), 'titian-dump-'));
try {
  await makeDump(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function makeDump(folder) {
  const cluster = await startCluster(join(folder, 'postgres'));
  try {
    const dataDir = join(folder, 'data');
    writeTestKey(dataDir);
    await makeDemo(dataDir, cluster.url);
    const dump = plainDump(cluster.dump());
    if (dump.includes(folder) || dump.includes(root))
      throw new Error('The dump names a path of this machine.');
    mkdirSync(TARGET, { recursive: true });
    const packed = brotliCompressSync(dump, { params: PACKING });
    writeFileSync(join(TARGET, 'dump.sql.br'), packed);
    if (IS_RELEASE) writeFileSync(join(TARGET, 'server.json.br'), packedServer());
    const { users } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
    const { email, password } = users.find(({ kind }) => kind === 'investor');
    writeFileSync(
      join(TARGET, 'sign-in.json'),
      `${JSON.stringify({ made_at: new Date().toISOString(), encryption_key: TEST_KEY, email, password }, null, 2)}\n`,
    );
    console.log(`dump: ${dump.length} characters, ${packed.length} bytes packed`);
  } finally {
    cluster.stop();
  }
}

/** A cluster that is thrown away afterwards; PostgreSQL does not run as root. */
async function startCluster(place) {
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  const user = process.getuid() === 0 ? { uid: id('-u'), gid: id('-g') } : {};
  const run = (program, args, stdio = ['ignore', 'ignore', 'inherit']) =>
    execFileSync(join(BIN, program), args, {
      ...user,
      cwd: '/',
      stdio,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
  mkdirSync(place, { mode: 0o700 });
  chmodSync(folder, 0o711);
  if (user.uid !== undefined) chownSync(place, user.uid, user.gid);
  const data = join(place, 'data');
  run('initdb', ['-D', data, '-U', 'admin', '-A', 'trust', '--locale=C', '-E', 'UTF8']);
  const port = await getPort({ host: '127.0.0.1' });
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c fsync=off -k ${place}`;
  run('pg_ctl', ['-D', data, '-o', settings, '-l', join(place, 'log'), '-w', 'start']);
  const at = ['-h', place, '-p', String(port)];
  run('psql', [
    ...at,
    '-U',
    'admin',
    '-d',
    'postgres',
    '-c',
    'create role titian_owner login createdb createrole',
  ]);
  run('createdb', [...at, '-U', 'admin', '-O', 'titian_owner', DATABASE]);
  return {
    url: `postgres://titian_owner@127.0.0.1:${port}/${DATABASE}`,
    dump: () =>
      run(
        'pg_dump',
        [...at, '-U', 'admin', '-d', DATABASE, '--no-owner', '--inserts', '--rows-per-insert=200'],
        ['ignore', 'pipe', 'inherit'],
      ),
    stop: () => void run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']),
  };
}

/** The key that `npm start` would make at random. */
function writeTestKey(dataDir) {
  mkdirSync(join(dataDir, 'keys'), { recursive: true, mode: 0o755 });
  writeFileSync(join(dataDir, 'keys', 'encryption.key'), `${TEST_KEY}\n`, { mode: 0o600 });
}

/** Starts the whole product on that database, which makes the demo, and stops it. */
async function makeDemo(dataDir, url) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url, DEMO_DATA: 'market' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (data) => {
      process.stdout.write(data);
      said += data;
      if (said.includes('Titian runs at')) resolve('ready');
    });
  });
  if ((await Promise.race([ready, ended])) !== 'ready') throw new Error('The product did not start.');
  child.kill('SIGTERM');
  await ended;
}

/** The built server, whose start built it: its programs by name. */
function packedServer() {
  const dist = join(root, 'apps/server/dist');
  const programs = readdirSync(dist).filter((name) => name.endsWith('.js'));
  const texts = Object.fromEntries(programs.map((name) => [name, readFileSync(join(dist, name), 'utf8')]));
  return brotliCompressSync(JSON.stringify(texts), { params: PACKING });
}

/** Without what only psql understands, and without the name of the role that owned it. */
function plainDump(text) {
  return text
    .replace(/^\\(?:un)?restrict .*\n/gmu, '')
    .replace(/^(ALTER DEFAULT PRIVILEGES) FOR ROLE titian_owner /gmu, '$1 ');
}
