/**
 * `npm run nights -- [--only text]`: what goes wrong on the likeliest nights, on a product of `npm start`, and what the runbooks
 * say to do about it, step by step (docs/reliability/nights.md). The exit code is 1 where a night did not end well.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createOperatorPair } from '@titian/e2e/api/operator-pair';
import { startProduct } from '@titian/e2e/product/product';
import { baseOf, diskNights } from './disks.ts';
import { command, type Night, type Site, verify } from './night.ts';
import { processNights } from './processes.ts';
import { railNights } from './rails.ts';
import { recordNights } from './records.ts';

const WRONG_CLOCK = fileURLToPath(new URL('../wrong-clock.mjs', import.meta.url));
const SECOND_MS = 1_000;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const nights = [...processNights, ...railNights, ...recordNights, ...diskNights].filter(({ name }) =>
  name.includes(values.only ?? ''),
);
const folder = mkdtempSync(join(tmpdir(), 'titian-nights-'));
const site = await openSite(folder);
let failures = 0;
try {
  await command(site, site.dataDir, ['backup', '--to', baseOf(site)]);
  writeLine('| Night | Runbook | Until all was well, s |\n| --- | --- | ---: |');
  for (const night of nights) {
    const outcome = await carryOut(night);
    failures += outcome.isWell ? 0 : 1;
    writeLine(`| ${night.name} | \`${night.runbook}\` | ${outcome.text} |`);
  }
} finally {
  await site.product.stop();
  rmSync(folder, { recursive: true, force: true });
}
writeLine(JSON.stringify({ nights: nights.length, failures }));
process.exitCode = failures === 0 ? 0 : 1;

async function openSite(at: string): Promise<Site> {
  const [dataDir, archiveDir, elsewhere] = [join(at, 'data'), join(at, 'archive'), join(at, 'elsewhere')];
  mkdirSync(elsewhere);
  const clockFile = join(at, 'clock');
  writeFileSync(clockFile, '0');
  const environment = { NODE_OPTIONS: `--import=${WRONG_CLOCK}`, WRONG_CLOCK_FILE: clockFile };
  const start = (where: string) => startProduct(where, { archiveDir, environment });
  const product = await start(dataDir);
  return {
    ...{ product, operators: await createOperatorPair(product), dataDir, archiveDir, elsewhere, start },
    setServerClock: (aheadMs) => writeFileSync(clockFile, String(aheadMs)),
  };
}

/** Ends as every night: with the ledger and the audit chain verified. */
async function carryOut(night: Night): Promise<{ readonly isWell: boolean; readonly text: string }> {
  const began = performance.now();
  try {
    await night.run(site);
    const tookMs = performance.now() - began;
    await verify(site);
    return { isWell: true, text: (tookMs / SECOND_MS).toFixed(1) };
  } catch (error) {
    return { isWell: false, text: error instanceof Error ? error.message : String(error) };
  }
}

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}
