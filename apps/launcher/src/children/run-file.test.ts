import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { processStamp } from '../instance/process-stamp.ts';
import { endLeftovers, isRunning, readRunFile, writeRunFile } from './run-file.ts';

async function sleeper() {
  const child = spawn(process.execPath, ['-e', 'process.stdout.write("x"); setInterval(() => {}, 1000)']);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return { child, ended: once(child, 'exit'), stamp: processStamp(child.pid ?? 0) ?? '' };
}

it('has nothing to end without a file or with a damaged one', async () => {
  const path = join(temporaryFolder(), 'run.json');
  await endLeftovers(path);
  writeFileSync(path, '{ torn');
  expect(readRunFile(path)).toBeNull();
  await endLeftovers(path);
  expect(existsSync(path)).toBe(false);
});

it('spares a process that only has the number of an earlier child', async () => {
  const path = join(temporaryFolder(), 'run.json');
  const { child } = await sleeper();
  writeRunFile(path, { launcher: '', databaseUrl: '', children: [{ name: 'x', stamp: `${child.pid}@1` }] });
  await endLeftovers(path);
  expect(child.exitCode).toBeNull();
  expect(child.signalCode).toBeNull();
});

it('ends what a killed run left behind and is back when it has ended', async () => {
  const path = join(temporaryFolder(), 'run.json');
  const { stamp, ended } = await sleeper();
  writeRunFile(path, { launcher: '1@1', databaseUrl: '', children: [{ name: 'server', stamp }] });
  await endLeftovers(path);
  expect(processStamp(Number.parseInt(stamp, 10))).toBeNull();
  expect((await ended)[1]).toBe('SIGTERM');
});

it('is for the owner alone, and distinguishes a running launcher from a dead one', () => {
  const path = join(temporaryFolder(), 'run.json');
  const run = {
    launcher: processStamp(process.pid) ?? '',
    databaseUrl: 'postgresql://u:secret@h/d',
    children: [],
  };
  writeRunFile(path, run);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readRunFile(path)).toEqual(run);
  expect(isRunning(run)).toBe(true);
  expect(isRunning({ ...run, launcher: `${process.pid}@1` })).toBe(false);
});
