import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestApp } from './app.ts';
import { processEnvironment, sources } from './server-process.ts';

/** A worker of the product in a process of its own, on the database of a test. */
export interface WorkerProcess {
  /** Ends it at once, whatever it is doing, as a machine that fails would. */
  kill(): Promise<void>;
}

/** Starts a worker; it begins with the jobs that wait. */
export function startWorkerProcess(app: TestApp): WorkerProcess {
  const child = spawn(process.execPath, sources, {
    env: processEnvironment(app.config.DATABASE_URL, { ROLE: 'worker' }),
    stdio: 'ignore',
  });
  return { kill: () => killed(child) };
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) {
    throw new Error(`the worker ended by itself with ${child.exitCode ?? child.signalCode}`);
  }
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
