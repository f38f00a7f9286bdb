import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { nodeOptions } from '@titian/launcher/children/node-options';
import type { World } from './world.ts';

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The built product as it is deployed: a process of its own. */
export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
}

/** @param environment more of it, such as another `ROLE` than `api` */
export function startServer(
  on: World,
  url: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = fork(program, [], {
    env: { ...process.env, ...on.environment(url), ROLE: 'api', PORT: '0', ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // The built product needs no loader, and a loader would answer on its channel.
    execArgv: [...nodeOptions],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { url?: string }) => {
      if (message.url !== undefined) {
        const port = Number(new URL(message.url).port);
        resolve({ port, pid: child.pid ?? 0, stop: () => stopChild(child) });
      }
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
