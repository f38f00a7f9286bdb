import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { processStamp } from '../instance/process-stamp.ts';
import { type Program, startProgram } from './program.ts';

const file = fileURLToPath(new URL('../../test/program-child.ts', import.meta.url));

function start(
  behaviour: string,
  more: { env?: Record<string, string>; onLine?: (line: string) => void } = {},
) {
  const logFile = join(temporaryFolder(), 'child.log');
  const env = { NODE_OPTIONS: `--import ${import.meta.resolve('tsx')}`, ...more.env };
  const onLine = more.onLine === undefined ? {} : { onLine: more.onLine };
  const program: Program = startProgram({ name: 'child', file, args: [behaviour], logFile, env, ...onLine });
  onTestFinished(() => program.stop());
  return { program, logFile };
}

it('reports the end of the log when a program dies before it is ready', async () => {
  const { program } = start('fail');
  await expect(program.ready()).rejects.toThrow(
    /child stopped unexpectedly \(exit code 3\)[\s\S]*it went wrong here/u,
  );
});

it.each(['ready', 'lets-go'])(
  'passes on what a %s program says, and stops it politely',
  async (behaviour) => {
    const { program, logFile } = start(behaviour);
    expect(await program.ready()).toEqual({ ready: true, port: 4321 });
    expect(processStamp(Number.parseInt(program.stamp, 10))).toBe(program.stamp);
    await program.stop();
    await program.stop();
    expect(await program.exited).toBe(0);
    expect(readFileSync(logFile, 'utf8')).toContain('stopping');
    expect(processStamp(Number.parseInt(program.stamp, 10))).toBeNull();
  },
);

it('passes the requested lines on, with the given environment', async () => {
  const lines: string[] = [];
  const { program } = start('print', { env: { GREETING: 'hello' }, onLine: (line) => lines.push(line) });
  expect(await program.exited).toBe(0);
  expect(lines).toEqual(['one hello', 'two']);
});

it('retains the log of the previous run', async () => {
  const logFile = join(temporaryFolder(), 'child.log');
  writeFileSync(logFile, 'the run before');
  const env = { NODE_OPTIONS: `--import ${import.meta.resolve('tsx')}` };
  await startProgram({ name: 'child', file, args: ['print'], logFile, env }).exited;
  expect(readFileSync(`${logFile}.1`, 'utf8')).toBe('the run before');
  expect(readFileSync(logFile, 'utf8')).toContain('two');
});
