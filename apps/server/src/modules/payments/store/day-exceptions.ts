import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';

/** An exception of the reconciliation as a day shows it: no text, which may name a person. */
export interface DayException {
  readonly id: string;
  readonly account: string;
  readonly kind: string;
  readonly amountSen: Sen | null;
  readonly sinceOn: Day;
  readonly resolvedAt: Date | null;
  /** How it was closed; null where it is open, or resolved itself. */
  readonly category: string | null;
  readonly resolvedBy: string | null;
}

/**
 * Exceptions that began within a range of days, were resolved within it, or were open at its end, oldest first.
 * @param instants when the first day of the range begins and its last ends
 */
export function exceptionsOfDays(
  reader: Reader,
  to: Day,
  instants: { readonly begin: Date; readonly end: Date },
): Promise<DayException[]> {
  return reader.db
    .selectFrom('reconciliation_exceptions as e')
    .leftJoin('operators as o', 'o.id', 'e.resolved_by')
    .select([
      ...(['e.id', 'e.account', 'e.kind', 'e.category'] as const),
      'e.amount_sen as amountSen',
      'e.since_on as sinceOn',
      'o.name as resolvedBy',
      sql<Date | null>`case when e.resolved_at < ${instants.end} then e.resolved_at end`.as('resolvedAt'),
    ])
    .where('e.since_on', '<=', to)
    .where((where) =>
      where.or([where('e.resolved_at', 'is', null), where('e.resolved_at', '>=', instants.begin)]),
    )
    .orderBy('e.since_on')
    .orderBy('e.id')
    .execute();
}
