import { platformFinancials } from '@titian/contracts/schemas/figures';
import type { Day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PlatformFigures } from '../domain/platform-figures.ts';

const NAME = 'platform_financials';
const stored = platformFinancials.omit({ success: true, as_of: true });

/** Stores the figures of a day; replaces those of the same day. */
export async function storeFigures(tx: Tx, asOf: Day, figures: PlatformFigures): Promise<void> {
  const value = JSON.stringify(figures);
  await tx.db
    .insertInto('platform_figures')
    .values({ name: NAME, as_of: asOf, value })
    // The comparison with the ledger counts what was disbursed before this time.
    .onConflict((conflict) =>
      conflict.columns(['name', 'as_of']).doUpdateSet({ value, created_at: sql<Date>`now()` }),
    )
    .execute();
}

/** The figures of the latest day up to one; null before the first. */
export async function latestFigures(
  reader: Reader,
  upTo: Day,
): Promise<{ readonly asOf: Day; readonly figures: PlatformFigures } | null> {
  const row = await reader.db
    .selectFrom('platform_figures')
    .select(['as_of', 'value'])
    .where('name', '=', NAME)
    .where('as_of', '<=', upTo)
    .orderBy('as_of', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : { asOf: row.as_of, figures: stored.parse(row.value) };
}
