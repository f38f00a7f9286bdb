import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('../../test/settings-child.ts', import.meta.url));

function run(isAwaited: boolean, hasChannel = true) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    env: { OWN: 'own', ...(isAwaited ? { SETTINGS_BY_MESSAGE: 'true' } : {}) },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasChannel ? (['ipc'] as const) : [])],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const { stdout } = child;
  if (stdout === null) throw new Error('no output');
  return { child, said: Promise.all([text(stdout), once(child, 'exit')]).then(([said]) => said.trim()) };
}

it('does not wait for settings without a parent process', async () => {
  expect(await run(true, false).said).toBe(
    'SETTINGS_BY_MESSAGE is for a process that is started with a message channel: leave it out.',
  );
});

it('ends without settings when its parent has gone', async () => {
  const { child, said } = run(true);
  child.disconnect();
  expect(await said).toBe('null');
});

it('takes its own environment, and a parent’s settings over it where they are announced', async () => {
  const plain = run(false);
  const notified = run(true);
  // Sent while it loads: a message is buffered until it is read.
  notified.child.send({ settings: { SENT: 'sent' } });
  expect(await notified.said).toBe('own sent');
  expect(await plain.said).toBe('own undefined');
});
