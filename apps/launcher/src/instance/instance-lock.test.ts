import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { LockHeldError, takeInstanceLock } from './instance-lock.ts';
import { processStamp } from './process-stamp.ts';

it('rejects a lock that a living process holds and names it', () => {
  const path = join(temporaryFolder(), 'lock');
  const lock = takeInstanceLock(path);
  expect(() => takeInstanceLock(path)).toThrow(LockHeldError);
  expect(() => takeInstanceLock(path)).toThrow(String(process.pid));
  lock.release();
});

it('takes over from a process that has died', async () => {
  const path = join(temporaryFolder(), 'lock');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  writeFileSync(path, processStamp(child.pid ?? 0) ?? '');
  expect(() => takeInstanceLock(path)).toThrow(LockHeldError);
  child.kill('SIGKILL');
  await once(child, 'exit');
  takeInstanceLock(path).release();
});

it('does not mistake a newer process with the same number for the holder', () => {
  const path = join(temporaryFolder(), 'lock');
  writeFileSync(path, `${process.pid}@1`);
  takeInstanceLock(path).release();
});

it.each(['', 'not a number', '0'])('takes over a lock that says %j', (content) => {
  const path = join(temporaryFolder(), 'lock');
  writeFileSync(path, content);
  takeInstanceLock(path).release();
});

it('leaves no file behind, and releases only its own lock', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'lock');
  const first = takeInstanceLock(path);
  first.release();
  expect(readdirSync(folder)).toEqual([]);
  const second = takeInstanceLock(path);
  writeFileSync(path, '1@other');
  second.release();
  expect(existsSync(path)).toBe(true);
});
