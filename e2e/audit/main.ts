/**
 * `npm run audit:figures`: starts the product with its demo data in a folder of its own, recomputes its figures with
 * arithmetic of the audit's own, moves the demo on by three months with rates that change and notes that fail, and
 * recomputes everything again. The last line is JSON; the exit code is 1 where a figure differs.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { call, type Session } from '../api/client.ts';
import { createOperatorPair, signIn } from '../api/operator-pair.ts';
import { dayFromToday } from '../days.ts';
import {
  type Place,
  removeDataDir,
  startProduct,
  temporaryDataDir,
  verifyLedger,
} from '../product/product.ts';
import { readBooks } from './books.ts';
import { checkExercised, checkFirstCases } from './cases.ts';
import { checkInvestors, type Investor } from './checks/investors.ts';
import { checkIssuers } from './checks/issuers.ts';
import { checkTreasury } from './checks/treasury.ts';
import { checkUpcoming, readUpcoming } from './checks/upcoming.ts';
import { checkValueMonths } from './checks/value-months.ts';
import { type Database, openDatabase } from './database.ts';
import { moveOn } from './exercises.ts';
import { missedMistakes, mistakeCount } from './mistakes.ts';
import { recompute } from './recompute.ts';
import type { Report } from './report.ts';

const MOVED_DAYS = 92;
const SHOWN = 20;
const FIGURES_WITHIN_MS = 60_000;
const POLL_MS = 500;

/** The sessions that read the figures. */
interface Readers {
  readonly investors: readonly Investor[];
  readonly owners: readonly (Customer & { readonly session: Session })[];
  readonly finance: Session;
}

/** Waits until the figures of the last night are made: they follow the end of a day by some seconds. */
async function figuresMade(database: Database): Promise<void> {
  const until = Date.now() + FIGURES_WITHIN_MS;
  for (;;) {
    const waiting = await database.rows("select key from graphile_worker.jobs where key = 'nightly_figures'");
    if (waiting.length === 0) return;
    if (Date.now() > until) throw new Error('The figures of the night were not made.');
    await setTimeout(POLL_MS);
  }
}

async function audit(place: Place, database: Database, readers: Readers, today: string): Promise<Report> {
  await figuresMade(database);
  const books = await readBooks(database);
  const report = await recompute(database, books);
  await checkTreasury({ place, today }, database, readers.finance, report);
  await checkInvestors({ place, today }, database, books, readers.investors, report);
  await checkValueMonths({ place, today }, database, books, readers.investors, report);
  await checkIssuers({ place, today }, database, books, readers.owners, report);
  return report;
}

const writeLine = (line: string) => process.stdout.write(`${line}\n`);

function printReport(name: string, report: Report): void {
  for (const line of report.lines) writeLine(`${name}: ${line}`);
  for (const one of report.differences.slice(0, SHOWN)) {
    writeLine(`${name}: ${one.figure} of ${one.of}: expected ${one.expected}, found ${one.found}`);
  }
}

interface Customer {
  readonly id: string;
  readonly email: string;
  readonly account: string;
}

/** Signs customers of the demo in; all of them have the password that the product prints. */
async function signInAll(
  place: Place,
  customers: readonly Customer[],
): Promise<(Customer & { session: Session })[]> {
  const { users } = JSON.parse(readFileSync(join(place.dataDir, 'demo.json'), 'utf8'));
  const { password } = users[0];
  const signedIn = [];
  for (const one of customers) {
    const session = await call<Session>(place, 'POST', '/login', { body: { email: one.email, password } });
    signedIn.push({ ...one, session });
  }
  return signedIn;
}

async function readersOf(place: Place, database: Database): Promise<Readers> {
  const rows = await database.rows<Customer>(
    'select u.id, u.email, i.cash_account_id as account from investors i join users u on u.id = i.user_id order by u.email',
  );
  const finance = place.operators.find(({ role }) => role === 'finance');
  if (finance === undefined) throw new Error('The demo has no finance operator.');
  const investors = await signInAll(place, rows);
  return {
    finance: await signIn(place, finance),
    investors: investors.map(({ account, ...one }) => ({ ...one, cashAccountId: account })),
    owners: await signInAll(
      place,
      await database.rows<Customer>(
        'select u.id, u.email, i.cash_account_id as account from issuers i join users u on u.id = i.user_id order by u.email',
      ),
    ),
  };
}

async function run(place: Place): Promise<number> {
  const database = await openDatabase(place.dataDir);
  try {
    const readers = await readersOf(place, database);
    const from = dayFromToday(0);
    const first = await audit(place, database, readers, from);
    await checkFirstCases(database, first);
    const upcoming = await readUpcoming({ place, today: from }, readers.investors, first);
    printReport('first start', first);
    const exercise = {
      place,
      operatorPair: await createOperatorPair(place),
      database,
      owners: readers.owners,
      from,
    };
    const today = await moveOn(exercise, MOVED_DAYS);
    const moved = await audit(place, database, readers, today);
    await checkExercised(database, moved, from);
    await checkUpcoming(upcoming, database, await readBooks(database), moved);
    await readUpcoming({ place, today }, readers.investors, moved);
    printReport('three months on', moved);
    await verifyLedger(place);
    const missed = await missedMistakes(place.dataDir);
    writeLine(`mistakes of one figure, made and taken back: ${mistakeCount}, not found: ${missed.length}`);
    for (const one of missed) writeLine(one);
    const differences = first.differences.length + moved.differences.length;
    writeLine(JSON.stringify({ figures: first.figures + moved.figures, differences }));
    return differences === 0 && missed.length === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}

const dataDir = temporaryDataDir();
const product = await startProduct(dataDir, { demoData: 'market' });
try {
  process.exitCode = await run(product);
} finally {
  await product.stop().finally(() => removeDataDir(dataDir));
}
