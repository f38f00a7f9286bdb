import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { spokenLines } from '../../test/spoken-lines.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { type Program, startProgram } from './program.ts';
import { restartDelayMs, supervise } from './supervise.ts';

const file = fileURLToPath(new URL('../../test/program-child.ts', import.meta.url));

/** A supervised child that behaves as the list says, start by start, and at last as its end. */
async function supervised(behaviours: readonly string[], dependency?: () => Promise<unknown>) {
  const logFile = join(temporaryFolder(), 'child.log');
  const env = { NODE_OPTIONS: `--import ${import.meta.resolve('tsx')}` };
  const started: Program[] = [];
  const start = () => {
    const args = [behaviours[started.length] ?? behaviours.at(-1) ?? ''];
    const isStartedAgain = started.length > 0;
    const program = startProgram({ name: 'child', file, args, logFile, env, isStartedAgain });
    started.push(program);
    return program;
  };
  const part = start();
  await part.ready();
  const { say, line } = spokenLines();
  const more = dependency === undefined ? {} : { dependency };
  const supervision = supervise({ name: 'child', part, start, say, ...more });
  onTestFinished(() => supervision.stop());
  const kill = () => process.kill(Number.parseInt(started.at(-1)?.stamp ?? '0', 10), 'SIGKILL');
  return { supervision, started, line, kill };
}

it('waits twice as long after each start that did not last, up to half a minute', () => {
  expect([0, 1, 2, 6, 7, 2_000].map(restartDelayMs)).toEqual([250, 500, 1_000, 16_000, 30_000, 30_000]);
});

it('starts what was killed again, and waits longer where it is killed again', async () => {
  const { supervision, started, line, kill } = await supervised(['ready']);
  kill();
  expect(await line(/stopped/u)).toBe(
    'The child stopped unexpectedly (SIGKILL). The child is started again in 0.25 s.',
  );
  await line(/^The child runs again\.$/u);
  await supervision.running();
  kill();
  expect(await line(/stopped/u)).toMatch(
    /The end of its log:[\s\S]*\nThe child is started again in 0\.5 s\.$/u,
  );
  await line(/runs again/u);
  expect(new Set(started.map(({ stamp }) => stamp)).size).toBe(3);
  await supervision.stop();
  expect(await started.at(-1)?.exited).toBe(0);
});

it('goes on where it does not start, with the end of its log, and stops cleanly while it waits', async () => {
  const { supervision, started, line, kill } = await supervised(['ready', 'fail']);
  kill();
  expect(await line(/exit code 3/u)).toMatch(/it went wrong here[\s\S]*started again in 0\.5 s\.$/u);
  expect(await line(/exit code 3/u)).toMatch(/it went wrong here[\s\S]*started again in 1 s\.$/u);
  await supervision.stop();
  await supervision.stop();
  expect(started).toHaveLength(3);
});

it('waits for what it depends on, and stops cleanly meanwhile', async () => {
  let isAwaited: () => void = () => undefined;
  const awaited = new Promise<void>((resolve) => {
    isAwaited = resolve;
  });
  const never = () => {
    isAwaited();
    return new Promise<never>(() => undefined);
  };
  const { supervision, started, kill } = await supervised(['ready'], never);
  kill();
  await awaited;
  await supervision.stop();
  expect(started).toHaveLength(1);
});

it('starts it again at once where that is requested, which is no failure', async () => {
  const { supervision, started, line } = await supervised(['ready']);
  await supervision.restart();
  expect(await line(/./u)).toBe('The child runs again.');
  expect(started).toHaveLength(2);
});
