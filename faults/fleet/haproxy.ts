import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from './find-program.ts';

const TEMPLATE = new URL('../../deploy/haproxy/haproxy.cfg.in', import.meta.url);
const START_STEP_MS = 20;

/** Balances a port over others with the configuration of production. @throws Error where it ends at once */
export async function startHaproxy(
  { path, libraries }: Program,
  folder: string,
  port: number,
  apis: readonly number[],
): Promise<{ readonly pid: number; stop(): Promise<void> }> {
  const servers = apis.map((one, index) => `  server api${index + 1} 127.0.0.1:${one} check`).join('\n');
  const file = join(folder, 'haproxy.cfg');
  const template = readFileSync(TEMPLATE, 'utf8');
  writeFileSync(file, template.replace('@BIND@', `127.0.0.1:${port}`).replace('@SERVERS@', servers));
  const child = spawn(path, ['-db', '-f', file], {
    env: { ...process.env, LD_LIBRARY_PATH: libraries },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`haproxy ended with ${child.exitCode}.`);
    await pause(START_STEP_MS);
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
