import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { testEnvironment } from './app.ts';

/** The product of this checkout, which needs a loader. */
export const sources = [
  ...['--import', import.meta.resolve('tsx')],
  fileURLToPath(new URL('../src/main.ts', import.meta.url)),
];

/** What a process of the product is started with, and nothing of what the tests were. */
export function processEnvironment(databaseUrl: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, ...testEnvironment(databaseUrl), ...more };
}

/** What the product writes is one JSON object a line. */
interface LogLine {
  readonly url?: string;
  readonly ready?: boolean;
  readonly [field: string]: unknown;
}

/** The product in a process of its own. */
export interface TestServer {
  readonly url: string;
  /** The lines that it wrote by then, parsed. */
  readonly lines: readonly LogLine[];
  stop(): Promise<void>;
}

/**
 * Starts the product on a database.
 * @param program what Node runs; this checkout's where it is omitted
 * @throws Error with what it wrote where it ends instead
 */
export async function startServerProcess(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv,
  program: readonly string[] = sources,
): Promise<TestServer> {
  const child = spawn(process.execPath, [...program], {
    env: processEnvironment(databaseUrl, { PORT: '0', ...environment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => {
    complaint += text;
  });
  const lines: LogLine[] = [];
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (text) => {
      const line: LogLine = JSON.parse(text);
      lines.push(line);
      if (line.ready === true) {
        resolve(line.url ?? '');
      }
    });
  });
  const url = await Promise.race([ready, ended.then(() => null)]);
  if (url === null) {
    throw new Error(complaint);
  }
  return {
    url,
    lines,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
