import type { Day, Month } from '@titian/finance/calendar';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PublishedMonths } from '../../../platform/db/schema.ts';
import type { MonthContent } from '../domain/month-content.ts';

/** The months that are published, newest first. */
export async function listMonths(reader: Reader): Promise<Month[]> {
  const rows = await reader.db
    .selectFrom('published_months')
    .select('month')
    .where('version', '=', 1)
    .orderBy('month', 'desc')
    .execute();
  return rows.map((row) => row.month as Month);
}

/** How many versions each month has, newest month first. */
export async function countVersions(
  reader: Reader,
): Promise<{ readonly month: Month; readonly versions: number }[]> {
  const rows = await reader.db
    .selectFrom('published_months')
    .select(({ fn }) => ['month', fn.max('version').as('versions')])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();
  return rows.map(({ month, versions }) => ({ month: month as Month, versions }));
}

/** All versions of a month, the newest first. */
export async function listVersions(reader: Reader, month: Month): Promise<MonthContent[]> {
  const rows = await reader.db
    .selectFrom('published_months')
    .select('content')
    .where('month', '=', month)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => JSON.parse(row.content) as MonthContent);
}

/** Stores a version of a month; the first of two at once wins, and the other fails on its number. */
export async function insertVersion(tx: Tx, row: Insertable<PublishedMonths>): Promise<void> {
  await tx.db.insertInto('published_months').values(row).execute();
}

/** A loan book without its text. */
export interface LoanBookHead {
  readonly month: string;
  readonly version: number;
  readonly hash: Buffer;
}

/** A version of a month's loan book, or the newest one; null where there is none. */
export async function findLoanBook(
  reader: Reader,
  month: string,
  version: number | null,
): Promise<LoanBookHead | null> {
  let query = reader.db
    .selectFrom('published_months')
    .select(['month', 'version', 'loan_book_hash as hash'])
    .where('month', '=', month);
  if (version !== null) {
    query = query.where('version', '=', version);
  }
  return (await query.orderBy('version', 'desc').limit(1).executeTakeFirst()) ?? null;
}

/** The text of a loan book that exists. */
export async function readLoanBook(
  reader: Reader,
  { month, version }: Pick<LoanBookHead, 'month' | 'version'>,
): Promise<string> {
  const row = await reader.db
    .selectFrom('published_months')
    .select('loan_book as text')
    .where('month', '=', month)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.text;
}

/** The day on which the first note was issued; null before. */
export async function firstIssueDay(reader: Reader): Promise<Day | null> {
  const row = await reader.db
    .selectFrom('notes')
    .select(({ fn }) => fn.min('issued_on').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}
