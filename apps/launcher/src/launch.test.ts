import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { query } from '../test/query.ts';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { testPrograms } from '../test/test-programs.ts';
import { readRunFile } from './children/run-file.ts';
import { readDemoFile } from './demo/demo-file.ts';
import { processStamp } from './instance/process-stamp.ts';
import { type Launch, launch } from './launch.ts';
import { reservePort } from './product-port.ts';
import { checkout } from './settings.ts';
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
  const running = launch({ dataDir, port, databaseUrl: null, demoData: 'market' }, say, testPrograms);
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
    expect(demo.users.filter(({ kind }) => kind === 'operator')).toHaveLength(12);
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
    const server = readRunFile(join(dataDir, 'run.json'))?.children.find(({ name }) => name === 'server');
    process.kill(Number.parseInt(server?.stamp ?? '0', 10), 'SIGKILL');
    expect(await second.died).toMatch(/^The server stopped unexpectedly/u);
  });

  it('starts again on the same port after everything was killed', async () => {
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

    const { demo } = await start(dataDir, port).started;
    expect(demo.users).toEqual(JSON.parse(users).users);
    expect((await fetch(`${demo.base_url}/health`)).status).toBe(200);
    expect(await people(dataDir)).toHaveLength(1);
  });
});
