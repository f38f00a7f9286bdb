import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compose, type Titian } from '@titian/server/compose';
import { readConfig } from '@titian/server/platform/config';
import { type BulkInvestor, type BulkNote, loadInvestors, loadNote } from '@titian/server/test/bulk-load';
import pg from 'pg';
import { startServer } from './server-process.ts';
import type { World } from './world.ts';

const PEOPLE = 10_000;
const CONNECTIONS = 512;
const CASH_SEN = 2_000_000n;
const TARGET_SEN = 100_000_000_000n;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export interface Yardstick {
  /** The database on which single statements are measured. */
  readonly url: string;
  readonly variables: Record<string, string | number>;
}

/** The same people and note, for pgbench. */
export async function prepareYardstick(on: World): Promise<Yardstick> {
  const url = await on.database('yardstick');
  const titian = await compose(readConfig(on.environment(url)));
  const people = await loadInvestors(titian.work, PEOPLE, CASH_SEN);
  const note = await loadNote(titian.work, { targetSen: TARGET_SEN });
  await titian.close();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    'create table bench_people (n int primary key, investor uuid not null, account uuid not null)',
  );
  await client.query(
    'insert into bench_people select n, i, a from unnest($1::uuid[], $2::uuid[]) with ordinality as r (i, a, n)',
    [people.map((one) => one.userId), people.map((one) => one.accountId)],
  );
  await client.query('insert into investor_positions (investor_id) select investor from bench_people');
  await client.query('create table bench_row (id int primary key, n bigint not null)');
  await client.query('insert into bench_row values (1, 0)');
  await client.query('vacuum analyze');
  await client.end();
  return { url, variables: { people: PEOPLE, note: note.noteId, escrow: note.escrowAccountId } };
}

/** Signed-in people with money, and a note for them. */
export interface Market {
  readonly titian: Titian;
  /** Of the database, which is its owner's. */
  readonly url: string;
  readonly people: readonly BulkInvestor[];
  readonly note: BulkNote;
  readonly tokensFile: string;
}

export interface Product extends Market {
  readonly port: number;
}

/** The product with its people, its note and a server of its own; `stopping` collects what to stop afterwards. */
export async function prepareProduct(on: World, stopping: (() => Promise<unknown>)[]): Promise<Product> {
  const market = await prepareMarket(on, stopping);
  const server = await startServer(on, market.url);
  stopping.push(() => server.stop());
  return { ...market, port: server.port };
}

/** The people and the note, without a server. */
export async function prepareMarket(on: World, stopping: (() => Promise<unknown>)[]): Promise<Market> {
  const url = await on.database('product');
  const titian = await compose(readConfig({ ...on.environment(url), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, PEOPLE, CASH_SEN);
  const note = await loadNote(titian.work, { targetSen: TARGET_SEN });
  const tokensFile = join(on.folder, 'tokens.json');
  writeFileSync(tokensFile, JSON.stringify(people.map((one) => one.token)));
  return { titian, url, people, note, tokensFile };
}

export interface LoadResult {
  readonly perSecond: number;
  readonly dropped: number;
}

/**
 * Signed-in investors over HTTP, from a process of its own on the same machine.
 * @param readPath what they read; without it they subscribe to the note
 */
export function runLoad(
  { port, note, tokensFile }: Pick<Product, 'port' | 'note' | 'tokensFile'>,
  seconds: number,
  readPath?: string,
): Promise<LoadResult> {
  const settings = { port, tokensFile, seconds, readPath, noteId: note.noteId, connections: CONNECTIONS };
  const child = fork(here('./load-generator.mjs'), [JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (result) => resolve(result as LoadResult));
    child.on('exit', (code) => code !== 0 && reject(new Error(`the load generator ended with ${code}`)));
  });
}
