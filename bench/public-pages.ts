import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { quantile, rounded } from './lib/measure.ts';
import { declared, startProduct, stopped } from './lib/product.ts';
import { runBench } from './lib/run-bench.ts';

/**
 * Answers of the public pages at a steady rate, each page by itself, from the moment a request was due, so that waiting
 * counts; whole answers and those to clients that have them. `-- --data <folder of a running product>` spares starting one.
 */
const RATE = Number(process.env.BENCH_RATE ?? 50);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 20);
const FLOORS = { p99_ms: 50 };
const PATHS = ['/statistics', '/proof', '/loan-book.csv'];
const CONNECTIONS = 16;
const WARM_UP = 50;

const { values: given } = parseArgs({ options: { data: { type: 'string' } } });
const stopping: (() => Promise<unknown>)[] = [];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const dataDir = given.data ?? (await ownProduct());
  const { base_url: origin }: { base_url: string } = JSON.parse(
    readFileSync(join(dataDir, 'demo.json'), 'utf8'),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const figures: Record<string, { readonly p50: number; readonly p99: number; readonly bytes: number }> = {};
  for (const path of PATHS) {
    const { tag } = await answerOf(agent, origin + path, undefined, performance.now());
    figures[path] = await measured(agent, origin + path, undefined);
    figures[`${path} 304`] = await measured(agent, origin + path, tag);
  }
  agent.destroy();
  for (const [path, { p50, p99, bytes }] of Object.entries(figures)) {
    console.log(`${path.padEnd(22)} p50 ${p50} ms, p99 ${p99} ms, ${bytes} bytes`);
  }
  const isMet = Object.values(figures).every(({ p99 }) => p99 <= FLOORS.p99_ms);
  console.log(
    JSON.stringify({ rate: RATE, seconds: SECONDS, ...figures, floors: FLOORS, floors_met: isMet }),
  );
  return isMet;
}

/** Starts the product with the whole demo; answers its folder. */
async function ownProduct(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'titian-public-pages-'));
  stopping.push(async () => rmSync(dataDir, { recursive: true, force: true }));
  const child = startProduct({ port: await getPort({ host: '127.0.0.1' }), dataDir, demoData: 'market' });
  stopping.push(() => stopped(child));
  await declared(child);
  return dataDir;
}

async function measured(agent: Agent, url: string, tag: string | undefined) {
  for (let index = 0; index < WARM_UP; index += 1) {
    await answerOf(agent, url, tag, performance.now());
  }
  const began = performance.now();
  const waiting: ReturnType<typeof answerOf>[] = [];
  for (let index = 0; index < RATE * SECONDS; index += 1) {
    const due = began + (index * 1_000) / RATE;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    waiting.push(answerOf(agent, url, tag, due));
  }
  const answers = await Promise.all(waiting);
  const took = answers.map(({ ms }) => ms);
  return {
    p50: rounded(quantile(took, 0.5)),
    p99: rounded(quantile(took, 0.99)),
    bytes: answers[0]?.bytes ?? 0,
  };
}

interface Answer {
  readonly ms: number;
  readonly bytes: number;
  readonly tag: string;
}

/** @throws Error where an answer is neither whole nor, to a client that has it, 304 */
function answerOf(agent: Agent, url: string, tag: string | undefined, due: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(tag === undefined ? {} : { 'if-none-match': tag }) };
    const sent = get(url, { agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === (tag === undefined ? 200 : 304)
          ? resolve({ ms: performance.now() - due, bytes, tag: String(response.headers.etag) })
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
  });
}
