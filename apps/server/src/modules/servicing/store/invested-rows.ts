import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { HeldRows } from '../../notes/public.ts';

/** What narrows the notes of an investor; what is undefined narrows nothing (NOTE-20). */
export interface InvestedFilter {
  readonly state?: string | undefined;
  readonly isLate?: boolean | undefined;
  readonly grade?: string | undefined;
  readonly type?: string | undefined;
  readonly contract?: string | undefined;
  readonly issuerNumber?: string | undefined;
  readonly search?: string | undefined;
}

/** A part of a sorted list; all of it without a limit. */
export interface Slice {
  readonly from: number;
  readonly limit: number | null;
}

/** The rows that a filter leaves, as `r`, and the oldest instalments of each, as `o`. */
export function chosen(rows: HeldRows, filter: InvestedFilter): RawBuilder<unknown> {
  const { state, isLate, grade, type, contract, issuerNumber, search } = filter;
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [sql`r.state = ${state}`]),
    ...(isLate === undefined ? [] : [sql`(r.is_late or r.state = 'defaulted') = ${isLate}`]),
    ...(grade === undefined ? [] : [sql`r.grade = ${grade}`]),
    ...(type === undefined ? [] : [sql`r.type = ${type}`]),
    ...(contract === undefined ? [] : [sql`r.contract = ${contract}`]),
    ...(issuerNumber === undefined ? [] : [sql`r.issuer_number = ${issuerNumber}`]),
    ...(search === undefined
      ? []
      : [
          sql`strpos(lower(r.note_number || ' ' || r.purpose || ' ' || r.issuer_number), lower(${search}::text)) > 0`,
        ]),
  ];
  return sql`${rows} r left join oldest_instalments o on o.note_id = r.note_id where ${sql.join(conditions, sql` and `)}`;
}

/** What notes come to. */
export interface InvestedTotals {
  readonly notes: number;
  readonly waitingSen: Sen;
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  readonly receivedSen: Sen;
}

/** What rows come to. */
export const sums = sql`count(*)::int as notes, coalesce(sum(r.waiting_sen), 0)::bigint as "waitingSen",
  coalesce(sum(r.principal_sen), 0)::bigint as "principalSen",
  coalesce(sum(r.outstanding_sen), 0)::bigint as "outstandingSen",
  coalesce(sum(r.received_sen), 0)::bigint as "receivedSen"`;
