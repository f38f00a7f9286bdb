import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { median, rounded } from './lib/measure.ts';
import { declared, startProduct, stopped } from './lib/product.ts';

/** How long a second `npm start` takes to its first answer, against starting Node alone. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const FLOOR_MS = 3_000;
const FIRST_START_MS = 90_000;
const KNOCK_EVERY_MS = 20;

const folder = mkdtempSync(join(tmpdir(), 'titian-start-'));
try {
  const port = await getPort({ host: '127.0.0.1' });
  const first = await measureStart(port);
  const second: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    second.push(await measureStart(port));
    bare.push(timed(() => execFileSync(process.execPath, ['-e', '0'])));
  }
  report(first, second, bare);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the product, waits for its first answer, stops it, and says how long the answer took. */
async function measureStart(port: number): Promise<number> {
  const began = performance.now();
  const child = startProduct({ port, dataDir: join(folder, 'data'), demoData: 'operators' });
  const said = declared(child);
  await answered(port, began);
  const took = performance.now() - began;
  await said;
  await stopped(child);
  return took;
}

async function answered(port: number, began: number): Promise<void> {
  while (performance.now() - began < FIRST_START_MS) {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`).catch(() => null);
    if (answer?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, KNOCK_EVERY_MS));
  }
  throw new Error('the product did not answer within 90 s');
}

function timed(work: () => void): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

function report(first: number, second: readonly number[], bare: readonly number[]): void {
  const worst = Math.max(...second);
  console.log(`first start, without demo data ${Math.round(first)} ms`);
  console.log(
    `second start ${second.map(Math.round).join(', ')} ms; node alone ${bare.map(Math.round).join(', ')} ms`,
  );
  const met = worst < FLOOR_MS;
  console.log(
    JSON.stringify({
      second_start_ms: Math.round(median(second)),
      worst_ms: Math.round(worst),
      node_ms: Math.round(median(bare)),
      ratio: rounded(median(second) / median(bare)),
      floors_met: met,
    }),
  );
  process.exitCode = met ? 0 : 1;
}
