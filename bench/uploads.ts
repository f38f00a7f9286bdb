import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { compose } from '@titian/server/compose';
import { readConfig } from '@titian/server/platform/config';
import { type BulkInvestor, loadInvestors } from '@titian/server/test/bulk-load';
import { type LargeFile, largeFiles } from '@titian/server/test/large-files';
import { rounded } from './lib/measure.ts';
import { memoryMb } from './lib/memory.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';
import { createWorld } from './lib/world.ts';

/** How much memory the server takes while twenty people upload 10 MB each at once, against Node alone and itself at rest. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const AT_ONCE = 20;
const FLOOR_MB = 400;
const BYTES_PER_MB = 1_048_576;

const world = await createWorld();
const stopping: (() => Promise<unknown>)[] = [() => world.stop()];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const url = await world.database('uploads');
  const titian = await compose(readConfig({ ...world.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, AT_ONCE, 0n);
  const server = await startServer(world, url);
  stopping.push(() => server.stop());
  const files = await largeFiles();
  const atRest = memoryMb(server.pid, 'VmRSS');
  const peaks: number[] = [];
  const rejected: string[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const began = performance.now();
    rejected.push(...(await uploadAll(server, people, files)));
    peaks.push(memoryMb(server.pid, 'VmHWM'));
    const seconds = (performance.now() - began) / 1_000;
    console.log(`round ${round}: ${rounded(seconds)} s, peak so far ${Math.round(peaks.at(-1) ?? 0)} MB`);
  }
  const { stored } = await titian.database.reader.db
    .selectFrom('files')
    .select((one) => one.fn.countAll<bigint>().as('stored'))
    .executeTakeFirstOrThrow();
  for (const text of rejected) {
    console.error(text);
  }
  return report({
    atRest,
    peak: peaks.at(-1) ?? 0,
    stored: Number(stored),
    rejected: rejected.length,
    files,
  });
}

/** All users send a proof of payment concurrently; returns the rejected ones. */
async function uploadAll(
  server: ServerProcess,
  people: readonly BulkInvestor[],
  files: readonly LargeFile[],
): Promise<string[]> {
  const answers = await Promise.all(
    people.map(async ({ token }, number) => {
      const file = files[number % files.length];
      if (file === undefined) {
        return 'there is no file to send';
      }
      const answer = await send(server, token, file);
      return answer.status === 201 ? null : `${file.name}: ${answer.status} ${await answer.text()}`;
    }),
  );
  return answers.filter((one) => one !== null);
}

function send(server: ServerProcess, token: string, file: LargeFile): Promise<Response> {
  const body = new FormData();
  body.set('amount', '250.00');
  body.set('payment_type', 'manual');
  body.set('first_time', '1');
  body.set('manual_payment_proof_file', new Blob([file.bytes], { type: file.type }), file.name);
  return fetch(`http://127.0.0.1:${server.port}/api/investors/topup`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-requested-with': 'XMLHttpRequest',
      'idempotency-key': randomUUID(),
    },
    body,
  });
}

interface Figures {
  readonly atRest: number;
  readonly peak: number;
  readonly stored: number;
  readonly rejected: number;
  readonly files: readonly LargeFile[];
}

/** What Node alone takes, in MB: the yardstick of this machine. */
function bareNode(): number {
  const bytes = execFileSync(process.execPath, ['-p', 'process.memoryUsage.rss()'], { encoding: 'utf8' });
  return Number(bytes) / BYTES_PER_MB;
}

function report({ atRest, peak, stored, rejected, files }: Figures): boolean {
  const sent = ((files[0]?.bytes.length ?? 0) * AT_ONCE) / BYTES_PER_MB;
  const node = bareNode();
  const met = peak < FLOOR_MB && rejected === 0 && stored === AT_ONCE * ROUNDS;
  console.log(`Node alone ${Math.round(node)} MB, the server at rest ${Math.round(atRest)} MB`);
  console.log(`${AT_ONCE} files of together ${Math.round(sent)} MB at once: at most ${Math.round(peak)} MB`);
  console.log(
    JSON.stringify({
      peak_mb: Math.round(peak),
      at_rest_mb: Math.round(atRest),
      node_mb: Math.round(node),
      ratio_to_node: rounded(peak / node),
      grown_per_sent: rounded((peak - atRest) / sent),
      stored,
      rejected,
      floors_met: met,
    }),
  );
  return met;
}
