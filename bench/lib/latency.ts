import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Product } from './hot-note-world.ts';

const CONNECTIONS = 256;
const program = fileURLToPath(new URL('./latency-load.mjs', import.meta.url));

/** Milliseconds from when a request was due to its answer. */
export interface Latency {
  readonly p50: number;
  readonly p99: number;
  readonly sent: number;
  /** Answered otherwise than expected, or not at all. */
  readonly dropped: number;
}

/** Sends subscriptions, or POSTs that do nothing, at a steady rate for some seconds. */
export function measureLatency(
  product: Product,
  what: 'subscription' | 'empty',
  rate: number,
  seconds: number,
): Promise<Latency> {
  const settings = {
    ...{ what, rate, seconds, connections: CONNECTIONS, port: product.port },
    ...{ noteId: product.note.noteId, tokensFile: product.tokensFile },
  };
  const child = fork(program, [JSON.stringify(settings)], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  return new Promise((resolve, reject) => {
    child.on('message', (result) => resolve(result as Latency));
    child.on('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)));
  });
}
