import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { FinancingType, NoteState } from '../domain/note.ts';

/**
 * Rows of holdings, each with what statements of other modules need of its note: holding_id, note_id, note_number,
 * note_title, state, principal_sen, outstanding_sen, defaulted_on, ended_on. An investor may have ten thousand: they stay
 * in the database.
 */
export type HeldRows = RawBuilder<unknown>;

/** All that one investor holds and held, or one holding. */
export function heldRows(whose: { readonly investorId: string } | { readonly holdingId: string }): HeldRows {
  const isPicked =
    'investorId' in whose ? sql`h.investor_id = ${whose.investorId}` : sql`h.id = ${whose.holdingId}`;
  return sql`(select h.id as holding_id, n.id as note_id, n.number as note_number, n.purpose as note_title, n.state,
    h.principal_sen, h.outstanding_sen, n.defaulted_on, n.completed_on as ended_on
    from holdings h join notes n on n.id = h.note_id where ${isPicked})`;
}

/** Which notes of an investor: waiting subscriptions and running holdings, or what is finished or returned (NOTE-12). */
export type NoteList = 'subscribed' | 'past';

/**
 * Rows of the notes in which an investor has or had money, each with what the investor has in it, for lists that are
 * filtered, sorted and cut in the database: note_id, note_number, purpose, issuer_number, industry, grade, type, contract,
 * state, is_late, rate_bps, term_months, listed_at, closes_at, target_sen, waiting_sen, principal_sen, outstanding_sen,
 * received_sen.
 */
export function investedRows(investorId: string, list: NoteList): HeldRows {
  const isRunning = sql`(n.state in ('listed', 'funded') and s.waiting_sen > 0
    or n.state in ('issued', 'defaulted') and (s.waiting_sen > 0 or h.principal_sen > 0))`;
  return sql`(select n.id as note_id, n.number as note_number, n.purpose, ${ISSUER_NUMBER} as issuer_number, n.industry,
      n.grade, n.type, n.contract, n.state, n.is_late, n.rate_bps, n.term_months, n.listed_at, n.closes_at,
      n.target_sen, s.waiting_sen, coalesce(h.principal_sen, 0) as principal_sen,
      coalesce(h.outstanding_sen, 0) as outstanding_sen,
      coalesce(h.principal_sen - h.outstanding_sen - h.written_off_sen + h.return_sen + h.late_sen
        - h.fee_sen - h.service_tax_sen - h.withholding_sen, 0) as received_sen
    from (select note_id, coalesce(sum(amount_sen) filter (where state = 'active'), 0)::bigint as waiting_sen
        from subscriptions where investor_id = ${investorId} group by note_id) s
      join notes n on n.id = s.note_id
      left join holdings h on h.note_id = n.id and h.investor_id = ${investorId}
    where ${list === 'subscribed' ? isRunning : sql`(${isRunning}) is not true`})`;
}

/** As `issuerNumber` writes it. */
const ISSUER_NUMBER = sql`'ISR-' || upper(right(n.issuer_id::text, 6))`;

/** What notes have in common by which an investor's figures are broken down. */
export interface HeldTraits {
  readonly issuerId: string;
  readonly type: FinancingType;
  readonly grade: string;
  readonly industry: string;
  readonly state: NoteState;
  readonly isLate: boolean;
}

/** Holdings of an investor in notes with the same traits, added up. */
export interface HeldGroup extends HeldTraits {
  /** Holdings with principal outstanding. */
  readonly active: number;
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
  readonly writtenOffSen: Sen;
  /** The sum of outstanding principal in sen × effective yearly rate in basis points. */
  readonly outstandingByRate: bigint;
}

const GROUPS = {
  name: 'notes_held_groups',
  text: `select n.issuer_id as "issuerId", n.type, n.grade, n.industry, n.state, n.is_late as "isLate",
      count(*) filter (where h.outstanding_sen > 0)::int as active, sum(h.principal_sen)::bigint as "principalSen",
      sum(h.outstanding_sen)::bigint as "outstandingSen", sum(h.return_sen)::bigint as "returnSen",
      sum(h.late_sen)::bigint as "lateSen", sum(h.fee_sen)::bigint as "feeSen",
      sum(h.service_tax_sen)::bigint as "serviceTaxSen", sum(h.withholding_sen)::bigint as "withholdingSen",
      sum(h.written_off_sen)::bigint as "writtenOffSen",
      sum(h.outstanding_sen::numeric * n.effective_rate_bps)::text as "outstandingByRate"
    from holdings h join notes n on n.id = h.note_id where h.investor_id = $1 group by 1, 2, 3, 4, 5, 6`,
};

/** All an investor holds and held, added up by what notes have in common. */
export async function heldGroups(reader: Reader, investorId: string): Promise<HeldGroup[]> {
  const rows = await reader.run<Omit<HeldGroup, 'outstandingByRate'> & { outstandingByRate: string }>(
    GROUPS,
    [investorId],
  );
  return rows.map((row) => ({ ...row, outstandingByRate: BigInt(row.outstandingByRate) }));
}

/** Principal that an investor lost on a day. */
export interface WrittenOff {
  readonly on: Day;
  readonly amountSen: Sen;
}

const WRITTEN_OFF = {
  name: 'notes_written_off',
  text: `select n.completed_on as "on", sum(h.written_off_sen)::bigint as "amountSen"
    from holdings h join notes n on n.id = h.note_id
    where h.investor_id = $1 and h.written_off_sen > 0 and n.completed_on is not null group by 1 order by 1`,
};

/** What an investor lost, by the day on which the notes were given up. */
export function writtenOffByDay(reader: Reader, investorId: string): Promise<WrittenOff[]> {
  return reader.run<WrittenOff>(WRITTEN_OFF, [investorId]);
}
