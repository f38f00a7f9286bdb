import { sql } from 'kysely';
import type { Database, Reader } from './db/database.ts';

/** A sentence about the whole database that is always true, with the statement that finds what breaks it. */
export interface Invariant {
  readonly name: string;
  /** Selects one row per violation, with whatever helps to find it. */
  readonly text: string;
}

export interface Violation {
  readonly invariant: string;
  readonly rows: readonly unknown[];
}

/** As long as one invariant may take over the whole ledger; what answers people has half a minute. */
const PATIENCE_MS = 60 * 60_000;

/** Nobody waits for these: large tables are read by several processes at once. */
const PARALLEL_WORKERS = 2;

/** Checks every invariant of a database that may be large, each with a separate time-out. */
export function findViolationsPatiently(
  database: Database,
  invariants: readonly Invariant[],
): Promise<Violation[]> {
  return database.transaction(async (tx) => {
    await setLocal(tx, 'statement_timeout', PATIENCE_MS);
    await setLocal(tx, 'max_parallel_workers_per_gather', PARALLEL_WORKERS);
    return findViolations(tx, invariants);
  });
}

async function setLocal({ db }: Reader, setting: string, value: number): Promise<void> {
  await sql`set local ${sql.raw(setting)} = ${sql.lit(value)}`.execute(db);
}

/** Checks every invariant and answers those that are broken, with their first rows. */
export async function findViolations(reader: Reader, invariants: readonly Invariant[]): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, text } of invariants) {
    // Materialized: planned for the first rows alone, a look at every entry becomes millions of look-ups one by one.
    const result = await sql
      .raw(`with violations as materialized (${text}) select * from violations limit 20`)
      .execute(reader.db);
    if (result.rows.length > 0) {
      violations.push({ invariant: name, rows: result.rows });
    }
  }
  return violations;
}
