import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { query } from '../test/query.ts';
import { spokenLines } from '../test/spoken-lines.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { testPrograms } from '../test/test-programs.ts';
import { readRunFile } from './children/run-file.ts';
import { readDemoFile } from './demo/demo-file.ts';
import { processStamp } from './instance/process-stamp.ts';
import { type Launch, launch } from './launch.ts';
import { reservePort } from './product-port.ts';
import { checkout, DEFAULT_ARCHIVE_LIMIT_BYTES } from './settings.ts';
import { StartError } from './start-error.ts';

const launchChild = fileURLToPath(new URL('../test/launch-child.ts', import.meta.url));

beforeAll(() => {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server', 'simulators', 'demo'], {
    cwd: checkout,
  });
  if (built.status !== 0) throw new Error(`The server cannot be built: ${built.stderr}`);
  // The test's demo program is TypeScript.
  vi.stubEnv('NODE_OPTIONS', `--import ${import.meta.resolve('tsx')}`);
});
afterAll(() => void vi.unstubAllEnvs());

function start(dataDir: string, port: number, say: (line: string) => void = () => undefined): Launch {
  const running = launch(
    {
      ...{ dataDir, port, databaseUrl: null, demoData: 'market' },
      ...{ archiveDir: null, archiveLimitBytes: DEFAULT_ARCHIVE_LIMIT_BYTES },
    },
    say,
    testPrograms,
  );
  onTestFinished(async () => void (await running.stop()));
  return running;
}

/** Every process that the run named, still alive. */
function survivors(dataDir: string): readonly string[] {
  const stamps = readRunFile(join(dataDir, 'run.json'))?.children.map(({ stamp }) => stamp) ?? [];
  return stamps.filter((stamp) => processStamp(Number.parseInt(stamp, 10)) === stamp);
}

const people = (dataDir: string) =>
  query(readRunFile(join(dataDir, 'run.json'))?.databaseUrl ?? '', 'select email from users');

it('waits for a migration that loads nothing of the server', () => {
  const seen = new Set<string>();
  const packagesOf = (file: string): string[] =>
    [...readFileSync(file, 'utf8').matchAll(/^import [^;]*?["']([^"']+)["'];/gmu)].flatMap(
      ([, name = '']) => {
        if (name.startsWith('node:') || seen.has(name)) return [];
        seen.add(name);
        return name.startsWith('.') ? packagesOf(join(dirname(file), name)) : [name];
      },
    );
  expect(packagesOf(testPrograms.migrate).sort()).toEqual(['graphile-worker', 'pg']);
});

describe('a launch', () => {
  it('recreates an interrupted demo, then retains it, and stops cleanly', async () => {
    const dataDir = temporaryFolder();
    vi.stubEnv('DEMO_BREAKS', '1');
    const broken = start(dataDir, 0);
    await expect(broken.started).rejects.toThrow(StartError);
    await expect(broken.started).rejects.toThrow(
      /demo program stopped unexpectedly \(exit code 7\)[\s\S]*the demo broke here/u,
    );
    expect(await people(dataDir)).toHaveLength(1);
    expect(await broken.stop()).toEqual([]);
    expect(existsSync(join(dataDir, 'demo.json'))).toBe(false);

    // State of the simulated bank from a previous database.
    const leftBehind = join(dataDir, 'simulator/left-behind');
    writeFileSync(leftBehind, '');

    vi.stubEnv('DEMO_BREAKS', undefined);
    const lines: string[] = [];
    const first = start(dataDir, await reservePort(0), (line) => lines.push(line));
    const { demo } = await first.started;
    expect(lines).toContain('one person registered');
    expect(existsSync(leftBehind)).toBe(false);
    writeFileSync(leftBehind, '');
    expect(demo.users.filter(({ kind }) => kind === 'operator')).toHaveLength(14);
    expect((await fetch(`${demo.base_url}/health`)).status).toBe(200);
    expect(await people(dataDir)).toHaveLength(1);
    await expect(start(dataDir, 0).started).rejects.toThrow(
      `Titian already runs with the data folder ${dataDir}`,
    );
    expect(await first.stop()).toEqual([]);
    expect(survivors(dataDir)).toEqual([]);
    await expect(fetch(`${demo.base_url}/health`)).rejects.toThrow('fetch failed');

    const again: string[] = [];
    const second = start(dataDir, 0, (line) => again.push(line));
    const { demo: storedDemo } = await second.started;
    expect(again).toEqual([]);
    expect(existsSync(leftBehind)).toBe(true);
    expect(storedDemo.users).toEqual(demo.users);
    expect(storedDemo.base_url).not.toBe(demo.base_url);
    expect(readDemoFile(join(dataDir, 'demo.json'))).toEqual(storedDemo);
  });

  it('ends where a part ends while the demo is made, and begins anew', async () => {
    const dataDir = temporaryFolder();
    vi.stubEnv('DEMO_WAITS', '1');
    const { say, line } = spokenLines();
    const running = start(dataDir, 0, say);
    const failed = expect(running.started).rejects.toThrow();
    await line(/one person registered/u);
    process.kill(Number.parseInt(stampOf(dataDir, 'server'), 10), 'SIGKILL');
    expect(await running.died).toMatch(/^The server stopped unexpectedly/u);
    expect(await running.stop()).toEqual([]);
    await failed;
    vi.stubEnv('DEMO_WAITS', undefined);
    expect(survivors(dataDir)).toEqual([]);
    expect(existsSync(join(dataDir, 'demo.json'))).toBe(false);
    expect(existsSync(join(dataDir, 'demo.unfinished'))).toBe(true);
  });

  it('starts again on the same port after everything was killed, and each part that is killed alone', async () => {
    const dataDir = temporaryFolder();
    const port = await reservePort(0);
    const child = spawn(process.execPath, [launchChild], {
      env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [address] = await once(createInterface({ input: child.stdout }), 'line');
    expect(address).toBe(`http://localhost:${port}`);
    const users = readFileSync(join(dataDir, 'demo.json'), 'utf8');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const { say, line } = spokenLines();
    const running = start(dataDir, port, say);
    const { demo } = await running.started;
    expect(demo.users).toEqual(JSON.parse(users).users);
    expect((await fetch(`${demo.base_url}/health`)).status).toBe(200);
    expect(await people(dataDir)).toHaveLength(1);
    const product: RunningProduct = { dataDir, line, ...demo };
    await restartsServer(product);
    await restartsSimulators(product);
    await survivesTheEndOfABackend(product);
    await answersWhileTheDatabaseIsAway(product);
    await survivesATakenPortOfTheDatabase(product);

    await withoutPassword(dataDir, async () => {
      killPostgres(dataDir);
      await line(/password is missing/u);
      expect(await running.stop()).toEqual([]);
    });
    expect(survivors(dataDir)).toEqual([]);
  });
});

interface RunningProduct {
  readonly dataDir: string;
  readonly base_url: string;
  readonly simulator_url: string;
  readonly line: (wanted: RegExp) => Promise<string>;
}

/** A call that always reads the database, for its session: 401 while that answers, as nobody has this token. */
const call = ({ base_url }: RunningProduct) =>
  fetch(`${base_url}/api/dashboard/data/ongoing_notes`, {
    headers: { authorization: `Bearer ${'a'.repeat(43)}`, 'x-requested-with': 'XMLHttpRequest' },
  });

/** Waits for it as a client does: a server that has just started may be too busy for a call (503). */
async function answers(product: RunningProduct): Promise<void> {
  await expect.poll(async () => (await call(product)).status).toBe(401);
}

const stampOf = (dataDir: string, part: string) =>
  readRunFile(join(dataDir, 'run.json'))?.children.find(({ name }) => name === part)?.stamp ?? '';

const postmaster = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);

const killPostgres = (dataDir: string) => void process.kill(postmaster(dataDir), 'SIGKILL');

/** Kills a program and waits until it runs again. */
async function killed({ dataDir, line }: RunningProduct, part: string): Promise<void> {
  const before = stampOf(dataDir, part);
  process.kill(Number.parseInt(before, 10), 'SIGKILL');
  expect(await line(/stopped unexpectedly/u)).toBe(
    `The ${part} stopped unexpectedly (SIGKILL). The ${part} is started again in 0.25 s.`,
  );
  await line(new RegExp(`^The ${part} runs again`, 'u'));
  const after = stampOf(dataDir, part);
  expect(after).not.toBe(before);
  expect(processStamp(Number.parseInt(after, 10))).toBe(after);
}

async function restartsServer(product: RunningProduct): Promise<void> {
  await killed(product, 'server');
  await answers(product);
}

async function restartsSimulators(product: RunningProduct): Promise<void> {
  const mailbox = `${product.simulator_url}/control/fpx/transactions`;
  expect((await fetch(mailbox)).status).toBe(200);
  await killed(product, 'simulators program');
  expect((await fetch(mailbox)).status).toBe(200);
}

/** PostgreSQL then ends all connections and recovers by itself. */
async function survivesTheEndOfABackend(product: RunningProduct): Promise<void> {
  const { dataDir } = product;
  const before = postmaster(dataDir);
  const url = readRunFile(join(dataDir, 'run.json'))?.databaseUrl ?? '';
  const backends = `select pid from pg_stat_activity where application_name = 'titian'`;
  const found = (await query(url, backends)) as { pid: number }[];
  expect(found).not.toEqual([]);
  for (const { pid } of found.slice(0, 1)) process.kill(pid, 'SIGKILL');
  await answers(product);
  expect(postmaster(dataDir)).toBe(before);
}

/** Does something while the database cannot be started. */
async function withoutPassword(dataDir: string, work: () => Promise<void>): Promise<void> {
  const file = join(dataDir, 'postgres/password');
  renameSync(file, `${file}.away`);
  await work();
  renameSync(`${file}.away`, file);
}

async function answersWhileTheDatabaseIsAway(product: RunningProduct): Promise<void> {
  const { dataDir, base_url, line } = product;
  const { databaseUrl } = readRunFile(join(dataDir, 'run.json')) ?? {};
  await withoutPassword(dataDir, async () => {
    killPostgres(dataDir);
    await line(/^The database stopped unexpectedly \(SIGKILL\)/u);
    expect(await line(/password is missing/u)).toMatch(/The database is started again in 0\.5 s\.$/u);
    await expect
      .poll(async () => {
        const answer = await call(product);
        const { message } = (await answer.json()) as { message: string };
        return [answer.status, answer.headers.get('retry-after'), message];
      })
      .toEqual([503, '2', 'We cannot reach our database right now. Please try again in a few seconds.']);
    expect((await fetch(`${base_url}/health`)).status).toBe(200);
    expect((await fetch(`${base_url}/ready`)).status).toBe(503);
  });
  await line(/^The database runs again/u);
  await answers(product);
  expect(readRunFile(join(dataDir, 'run.json'))?.databaseUrl).toBe(databaseUrl);
  expect(await people(dataDir)).toHaveLength(1);
}

async function survivesATakenPortOfTheDatabase(product: RunningProduct): Promise<void> {
  const { dataDir, line } = product;
  const port = Number(new URL(readRunFile(join(dataDir, 'run.json'))?.databaseUrl ?? '').port);
  const otherProgram = createServer();
  onTestFinished(() => void otherProgram.close());
  await withoutPassword(dataDir, async () => {
    killPostgres(dataDir);
    await line(/password is missing/u);
    otherProgram.listen(port, '127.0.0.1');
    await once(otherProgram, 'listening');
  });
  await line(new RegExp(`^Port ${port} was taken meanwhile`, 'u'));
  await line(/^The server runs again/u);
  await answers(product);
  expect(await people(dataDir)).toHaveLength(1);
}
