/**
 * `npm run faults -- [--cycles N] [--seed S] [--only fault,fault]`: investors and operators work on the product while it
 * is harmed in one way after the other; what it acknowledged has to be there, and nothing twice
 * (docs/reliability/faults.md). The last line is JSON; the exit code is 1 where anything was lost, doubled or unexplained.
 */
import { parseArgs } from 'node:util';
import { runCampaign } from './campaign.ts';
import { type FaultName, faultNames } from './faults.ts';
import { lastLineOf } from './report.ts';

const DEFAULT_CYCLES = 200;
const SEEDS = 1_000_000_000;

const { values } = parseArgs({
  options: { cycles: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
});
const writeLine = (line: string) => process.stdout.write(`${line}\n`);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
const outcome = await runCampaign({
  cycles: numberOf('cycles', DEFAULT_CYCLES),
  seed: numberOf('seed', Date.now() % SEEDS),
  only: namesOf(values.only),
  signal: stopping.signal,
  say: writeLine,
});
writeLine(lastLineOf(outcome));
process.exitCode = outcome.isSound ? 0 : 1;

function numberOf(name: 'cycles' | 'seed', otherwise: number): number {
  const text = values[name];
  if (text === undefined) return otherwise;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Error(`--${name} takes a whole number.`);
}

function namesOf(only: string | undefined): readonly FaultName[] {
  if (only === undefined) return faultNames;
  const chosen = faultNames.filter((name) => only.split(',').includes(name));
  if (chosen.length < only.split(',').length) throw new Error(`--only takes ${faultNames.join(', ')}`);
  return chosen;
}
