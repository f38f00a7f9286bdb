import pg from 'pg';
import { rounded } from './lib/measure.ts';
import { runBench } from './lib/run-bench.ts';
import { countViolations } from './lib/violations.ts';
import { openSoakMarket } from './soak/market.ts';
import { measureCapacity, sendAtRate } from './soak/pace.ts';
import { type Sample, takeSample } from './soak/samples.ts';
import { floorsMet, summarise } from './soak/summary.ts';
import { type Call, openTraffic } from './soak/traffic.ts';

/**
 * Half an hour of mixed traffic at 60 % of what the machine does: whether memory, latencies, queues and tables stay flat
 * (docs/reliability/soak.md).
 */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1_800);
const SHARE = Number(process.env.BENCH_SHARE ?? 0.6);
const SAMPLE_SECONDS = Number(process.env.BENCH_SAMPLE_SECONDS ?? 30);
const CAPACITY = { atOnce: 32, seconds: Number(process.env.BENCH_CAPACITY_SECONDS ?? 30) };

const stopping: (() => Promise<unknown>)[] = [];
await runBench(main, stopping);

async function main(): Promise<boolean> {
  const market = await openSoakMarket(stopping);
  const owner = new pg.Client({ connectionString: market.ownerUrl });
  await owner.connect();
  stopping.push(() => owner.end());
  const traffic = await openTraffic(market);
  stopping.push(async () => traffic.close());
  const capacity = await measureCapacity(traffic, CAPACITY);
  const perSecond = capacity * SHARE;
  console.log(`${rounded(capacity)} calls a second at most; ${rounded(perSecond)} a second for ${SECONDS} s`);
  const samples: Sample[] = [];
  let calls: Call[] = [];
  const beganMs = performance.now();
  const sample = async () => {
    const since = calls;
    calls = [];
    const one = await takeSample(market, owner, Math.round((performance.now() - beganMs) / 1_000), since);
    samples.push(one);
    console.log(lineOf(one));
  };
  const timer = setInterval(() => void sample(), SAMPLE_SECONDS * 1_000);
  await sendAtRate(traffic, { perSecond, seconds: SECONDS }, (call) => calls.push(call));
  clearInterval(timer);
  const figures = summarise(samples, perSecond);
  const brokenInvariants = await countViolations(market.titian, market.ownerUrl);
  const isMet = floorsMet(figures, brokenInvariants);
  const capacityPerSecond = rounded(capacity);
  console.log(JSON.stringify({ capacityPerSecond, ...figures, brokenInvariants, floors_met: isMet }));
  return isMet;
}

function lineOf(one: Sample): string {
  return (
    `${String(one.second).padStart(5)} s: ${one.calls} calls, ${one.rejected} rejected, p50 ${rounded(one.p50Ms)} ms, ` +
    `p99 ${rounded(one.p99Ms)} ms, server ${Math.round(one.serverMb)} MB, database ${Math.round(one.databaseMb)} MB, ` +
    `${one.jobsWaiting} jobs and ${one.mailsWaiting} mails waiting, ${one.mailsReceived} mails received, ` +
    `dead rows ${rounded(one.deadShare)} of ${one.worstTable}, ${one.vacuums} vacuums`
  );
}
