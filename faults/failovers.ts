/**
 * `npm run failovers -- [--times N] [--only postgres,node,…]`, as root beside `deploy/cluster/up`: investors and operators work on
 * a product whose database is the cluster, while its primary is harmed; what was acknowledged has to be there, and nothing twice
 * (docs/reliability/failovers.md). The last line is JSON; the exit code is 1 where anything is lost, doubled or too late.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProduct, verifyAudit, verifyLedger } from '@titian/e2e/product/product';
import { startProxy } from '@titian/server/test/tcp-proxy';
import pg from 'pg';
import { isAcknowledged, repeatUnanswered } from './actions.ts';
import { balanceBooks } from './books.ts';
import { balanceDocuments } from './documents.ts';
import { addDifferences, type Differences } from './effects.ts';
import { type OpenMarket, openMarket } from './market.ts';
import { persist } from './patience.ts';
import { lastOf } from './report.ts';
import { startTraffic } from './traffic.ts';

const CLUSTER = fileURLToPath(new URL('../deploy/cluster/', import.meta.url));
const DEFAULT_TIMES = 10;
/** Acknowledged before the harm, and begun and acknowledged after it. */
const [BEFORE, AFTER] = [20, 6];
const NOTE_EVERY = 5;
const POLL_MS = 200;
/** Until money moves again; of `quorum` after it is there again. */
const LIMITS_MS = {
  postgres: 15_000,
  node: 45_000,
  partition: 45_000,
  pause: 45_000,
  disk: 45_000,
  quorum: 45_000,
} as const;

type Harm = keyof typeof LIMITS_MS;

/** The former primary runs on, and is asked for a write before it is healed. */
const STILL_RUNS: readonly Harm[] = ['partition', 'disk'];

interface Failover {
  readonly harm: Harm;
  readonly node: string;
  readonly recoverMs: number;
  readonly acknowledged: number;
  readonly differences: Differences;
  /** Whether the former primary still took a write while another was primary. */
  readonly isSplit: boolean;
}

const { values } = parseArgs({ options: { times: { type: 'string' }, only: { type: 'string' } } });
const times = Number(values.times ?? DEFAULT_TIMES);
const harms = (Object.keys(LIMITS_MS) as Harm[]).filter(
  (one) => values.only === undefined || values.only.split(',').includes(one),
);
const folder = mkdtempSync(join(tmpdir(), 'titian-failovers-'));
const product = await startProduct(join(folder, 'data'), { databaseUrl: await createDatabase() });
const clientProxy = await startProxy(() => Number(new URL(product.baseUrl).port));
const done: Failover[] = [];
try {
  const opened = await openMarket({ product, clientProxy });
  for (const harm of Array.from({ length: times }, () => harms).flat()) {
    if (done.length > 0 && done.length % NOTE_EVERY === 0) await opened.openNote();
    const one = await failOver(opened, harm);
    done.push(one);
    writeLine(
      `${done.length} ${one.harm} of ${one.node}: ${one.acknowledged} acknowledged, again after ${one.recoverMs} ms, ` +
        `${one.differences.lost} lost, ${one.differences.doubled} doubled${one.isSplit ? ', two primaries' : ''}`,
    );
  }
  writeLine(lastOf(await persist(() => verifyLedger(product))));
  writeLine(lastOf(await persist(() => verifyAudit(product))));
} finally {
  await product.stop();
  await clientProxy.stop();
  rmSync(folder, { recursive: true, force: true });
}
const isSound = done.every(
  ({ harm, recoverMs, differences, isSplit }) =>
    recoverMs <= LIMITS_MS[harm] && differences.lost === 0 && differences.doubled === 0 && !isSplit,
);
writeLine(JSON.stringify(summary()));
process.exitCode = isSound ? 0 : 1;

async function failOver({ market, expected, filed }: OpenMarket, harm: Harm): Promise<Failover> {
  const traffic = startTraffic(market);
  await traffic.acknowledged(BEFORE);
  const node = cluster('break', harm);
  if (harm === 'quorum') {
    await becomesUnready();
    cluster('heal', node);
  }
  const began = performance.now();
  // What is left of the disk takes a few more actions.
  if (harm === 'disk') await isReplaced(node);
  await traffic.acknowledged(AFTER);
  const recoverMs = Math.round(performance.now() - began);
  await traffic.stop();
  await repeatUnanswered(market, traffic.actions);
  const isSplit = STILL_RUNS.includes(harm) && cluster('write', node) === 'accepted';
  // Before the comparison: what comes back must not take anything along.
  cluster('heal', node);
  const differences = addDifferences(
    await balanceBooks(product, market, traffic.actions, expected),
    await balanceDocuments(product, market, traffic.actions, filed),
  );
  const acknowledged = traffic.actions.filter(isAcknowledged).length;
  return { harm, node, recoverMs, acknowledged, differences, isSplit };
}

/** Another node is primary. */
async function isReplaced(node: string): Promise<void> {
  while (['', node].includes(cluster('primary'))) await pause(POLL_MS);
}

/** Without a quorum nobody is primary, and the product says so. */
async function becomesUnready(): Promise<void> {
  const readyUrl = new URL('/ready', product.baseUrl);
  while ((await fetch(readyUrl).catch(() => null))?.status === 200) await pause(POLL_MS);
}

/** One that no earlier run has used. @returns its address */
async function createDatabase(): Promise<string> {
  const url = new URL(cluster('address'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  url.pathname = `titian_${Date.now()}`;
  await client.query(`create database ${url.pathname.slice(1)}`);
  await client.end();
  return url.href;
}

/** Runs one of the cluster's commands. @returns the last line that it printed @throws Error where it fails */
function cluster(...words: readonly [string, ...string[]]): string {
  const [name, ...rest] = words;
  const { status, stdout, stderr } = spawnSync(join(CLUSTER, name), rest, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  return lastOf(stdout);
}

function summary() {
  const byHarm = harms.map((harm) => {
    const mine = done.filter((one) => one.harm === harm).map(({ recoverMs }) => recoverMs);
    return [harm, { times: mine.length, recover_ms_max: Math.max(0, ...mine) }] as const;
  });
  const differences = done.map((one) => one.differences).reduce(addDifferences, { lost: 0, doubled: 0 });
  const acknowledged = done.reduce((total, one) => total + one.acknowledged, 0);
  const split = done.filter(({ isSplit }) => isSplit).length;
  return { failovers: done.length, acknowledged, ...differences, split, ...Object.fromEntries(byHarm) };
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
