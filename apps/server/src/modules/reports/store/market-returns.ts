import { type Day, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import type { Figures } from '../domain/market-return.ts';

/** A version of a return as two operators approved it. */
export interface FrozenReturn {
  readonly id: string;
  readonly period: string;
  readonly version: number;
  readonly figures: Figures;
  readonly approvalId: string;
}

/** All versions of some quarters, the newest of each first. */
export async function listReturns(reader: Reader, periods: readonly string[]): Promise<FrozenReturn[]> {
  const rows = await reader.db
    .selectFrom('market_returns')
    .select(['id', 'period', 'version', 'figures', 'approval_id as approvalId'])
    .where('period', 'in', [...periods])
    .orderBy('period', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, figures: figuresOf(row.figures) }));
}

function figuresOf(stored: JsonValue): Figures {
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key, typeof value === 'string' ? value : null]));
}

/** Freezes a version. */
export async function insertReturn(tx: Tx, row: FrozenReturn): Promise<void> {
  await tx.db
    .insertInto('market_returns')
    .values({
      ...{ id: row.id, period: row.period, version: row.version, approval_id: row.approvalId },
      figures: JSON.stringify(row.figures),
    })
    .execute();
}

/** Serialises whoever freezes a quarter, until the end of the transaction. */
export async function lockPeriod(tx: Tx, period: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`market_return ${period}`}, 0))`.execute(tx.db);
}

/** Whether the end of a day has been worked off, with it or with a later one. */
export async function isClosedThrough(reader: Reader, on: Day): Promise<boolean> {
  const row = await reader.db
    .selectFrom('business_days')
    .select('day')
    .where('day', '>=', on)
    .where('finished_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first day on which a customer was approved; null before. */
export async function firstCustomerOn(reader: Reader): Promise<Day | null> {
  const { rows } = await sql<{ first: string | null }>`
    select least((select min(approved_on) from issuers), (select min(approved_on) from investors))::text as first
  `.execute(reader.db);
  const first = rows[0]?.first ?? null;
  return first === null ? null : day(first);
}
