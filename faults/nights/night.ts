import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { HealthCheckName, HealthState } from '@titian/contracts/health';
import { call } from '@titian/e2e/api/client';
import type { OperatorPair } from '@titian/e2e/api/operator-pair';
import type { RunningProduct } from '@titian/e2e/product/product';
import { runScript } from '@titian/e2e/product/run-program';
import { superuserUrl } from '@titian/launcher/embedded-postgres/databases';
import { withClient } from '@titian/server/platform/db/client';
import type pg from 'pg';
import { persist } from '../patience.ts';

const POLL_MS = 500;

interface Health {
  readonly checks: readonly { readonly check: string; readonly state: HealthState }[];
}

/** What goes wrong on a night, and what its runbook says to do. */
export interface Night {
  readonly name: string;
  /** The section that is followed, below docs/runbooks. */
  readonly runbook: string;
  /** Harms the product, follows the runbook and returns once all is well. @throws Error where it does not become so */
  run(site: Site): Promise<void>;
}

/** A product of `npm start` on one machine, with what its operators have at hand. */
export interface Site {
  /** Another one after a start that follows an end of everything. */
  product: RunningProduct;
  readonly operators: OperatorPair;
  readonly dataDir: string;
  readonly archiveDir: string;
  /** Where base backups and escrowed keys are. */
  readonly elsewhere: string;
  /** Sets the clock of the server so many milliseconds ahead of the machine's. */
  setServerClock(aheadMs: number): void;
  /** Starts the product as a person does, in the same or another folder. */
  start(dataDir: string): Promise<RunningProduct>;
}

/** Runs statements in the product's database, as its owner reads them in a runbook. */
export function query(site: Site, text: string): Promise<Record<string, unknown>[]> {
  return withDatabase(site, (client) => client.query(text).then(({ rows }) => rows));
}

/** Runs something on a connection of the superuser of its cluster. */
export async function withDatabase<Result>(
  { product }: Site,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl } = JSON.parse(readFileSync(join(product.dataDir, 'run.json'), 'utf8'));
  return withClient(superuserUrl(databaseUrl), run);
}

/** Runs one of the product's commands, as `npm run` does. @throws Error with its output where it fails */
export async function command(
  { archiveDir }: Site,
  dataDir: string,
  words: readonly string[],
): Promise<string> {
  const { code, output } = await runCommand(archiveDir, dataDir, words);
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${output}`);
  return output;
}

/** The same of one that has to fail and to say why. */
export async function rejected(
  { archiveDir }: Site,
  dataDir: string,
  words: readonly string[],
  problem: RegExp,
): Promise<void> {
  const { code, output } = await runCommand(archiveDir, dataDir, words);
  if (code === 0 || !problem.test(output)) throw new Error(`${words[0]} ended with ${code}: ${output}`);
}

function runCommand(archiveDir: string, dataDir: string, words: readonly string[]) {
  const environment = { DATA_DIR: dataDir, ARCHIVE_DIR: archiveDir, DATABASE_URL: '' };
  return runScript('scripts/server-cli.mjs', words, environment);
}

/** Waits until a check of the page Health says so. */
export async function health(
  site: Site,
  check: HealthCheckName,
  states: readonly HealthState[],
): Promise<void> {
  await until(`the check ${check} is ${states.join(' or ')}`, async () => {
    const { checks }: Health = await call(site.product, 'GET', '/operator/health', {
      by: site.operators.maker,
    });
    const found = checks.find((one) => one.check === check)?.state;
    return found !== undefined && states.includes(found);
  });
}

/** @throws Error where it does not come true in time */
export async function until(
  what: string,
  isTrue: () => Promise<boolean>,
  timeoutMs = 420_000,
): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(POLL_MS)) {
    // Parts of the product are away on some nights.
    if (await isTrue().catch(() => false)) return;
  }
  throw new Error(`It did not come about within ${timeoutMs} ms that ${what}.`);
}

/** Whether the product takes calls. */
export async function isReady({ product }: Site): Promise<boolean> {
  return (await fetch(`${product.baseUrl}/ready`)).ok;
}

/** All invariants and the audit chain, as every night ends. */
export async function verify(site: Site): Promise<void> {
  const { dataDir } = site.product;
  await persist(() => command(site, dataDir, ['ledger-verify']));
  await persist(() => command(site, dataDir, ['audit-verify']));
}

/** Moves something out of the way until it is called back. */
export function takeAway(path: string): () => void {
  const away = `${path}.away`;
  renameSync(path, away);
  return () => {
    if (existsSync(away)) renameSync(away, path);
  };
}
