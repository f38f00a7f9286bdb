import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BankAccountKind } from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { DayAge, DayFigures, DayState } from '../domain/reconcile.ts';

const FIGURES = {
  name: 'reconciliation_figures',
  text: `select d.day::date as day,
      (select s.closing_sen from bank_statements s where s.account = $2 and s.to_on = d.day and s.is_final
        order by s.id desc limit 1) as bank,
      (select coalesce(sum(m.amount_sen) filter (where m.amount_sen > 0), 0)::bigint from bank_movements m
        where m.account = $1 and m.ledger_on between d.fresh and d.day
          and (m.settled_on is null or m.settled_on > d.day)) as transit_in,
      (select coalesce(-sum(m.amount_sen) filter (where m.amount_sen < 0), 0)::bigint from bank_movements m
        where m.account = $1 and m.ledger_on between d.fresh and d.day
          and (m.settled_on is null or m.settled_on > d.day)) as transit_out,
      (select coalesce(sum(m.amount_sen), 0)::bigint from bank_movements m
        where m.account = $1 and m.ledger_on < d.fresh and (m.settled_on is null or m.settled_on > d.day)) as overdue,
      (select coalesce(sum(l.amount_sen), 0)::bigint from bank_statement_lines l
        where l.account = $2 and l.booked_on <= d.day and (l.settled_on is null or l.settled_on > d.day)) as unmatched
    from unnest($3::date[], $5::date[]) d (day, fresh)
    where d.day = $4::date or exists (select from reconciliations r where r.account = $1 and r.day = d.day)
    order by d.day`,
};

interface FigureRow {
  readonly day: Day;
  readonly bank: bigint | null;
  readonly transit_in: bigint;
  readonly transit_out: bigint;
  readonly unmatched: bigint;
  readonly overdue: bigint;
}

/** What statements and movements say of the last of these days and of every earlier one that was reconciled before. */
export async function readFigures(
  reader: Reader,
  account: BankAccount,
  days: readonly DayAge[],
): Promise<Omit<DayFigures, 'ledgerSen'>[]> {
  const values = [
    ...[account.kind, account.accountNo, days.map((one) => one.day), days.at(-1)?.day],
    days.map((one) => one.freshSince),
  ];
  const rows = await reader.run<FigureRow>(FIGURES, values);
  return rows.map((row) => ({
    day: row.day,
    bankSen: row.bank === null ? null : sen(row.bank),
    transitInSen: sen(row.transit_in),
    transitOutSen: sen(row.transit_out),
    unmatchedSen: sen(row.unmatched),
    overdueSen: sen(row.overdue),
  }));
}

/** A reconciled day. */
export interface Reconciliation {
  readonly day: Day;
  readonly account: BankAccountKind;
  readonly bankSen: Sen | null;
  readonly ledgerSen: Sen;
  readonly inTransitSen: Sen;
  readonly unmatchedSen: Sen;
  readonly unexplainedSen: Sen | null;
  /** What of it is in the ledger for longer than the bank takes: in less out. */
  readonly overdueSen: Sen;
  readonly state: DayState;
  readonly explainedBy: string | null;
}

/** Writes what was found of a day, in place of what was found before. */
export async function upsertReconciliations(tx: Tx, rows: readonly Reconciliation[]): Promise<void> {
  for (const row of rows) {
    const figures = {
      bank_sen: row.bankSen,
      ledger_sen: row.ledgerSen,
      in_transit_sen: row.inTransitSen,
      unmatched_sen: row.unmatchedSen,
      unexplained_sen: row.unexplainedSen,
      overdue_sen: row.overdueSen,
      state: row.state,
      explained_by: row.explainedBy,
    };
    await tx.db
      .insertInto('reconciliations')
      .values({ day: row.day, account: row.account, ...figures })
      .onConflict((conflict) => conflict.columns(['day', 'account']).doUpdateSet(figures))
      .execute();
  }
}

const columns = [
  'day',
  'account',
  'bank_sen as bankSen',
  'ledger_sen as ledgerSen',
  'in_transit_sen as inTransitSen',
  'unmatched_sen as unmatchedSen',
  'unexplained_sen as unexplainedSen',
  'overdue_sen as overdueSen',
  'state',
  'explained_by as explainedBy',
] as const;

/** Reconciled days of an account before a day, newest first. */
export async function listReconciliations(
  reader: Reader,
  account: BankAccountKind,
  before: Day | null,
  limit: number,
): Promise<Reconciliation[]> {
  let query = reader.db.selectFrom('reconciliations').select(columns).where('account', '=', account);
  if (before !== null) {
    query = query.where('day', '<', before);
  }
  const rows = await query.orderBy('day', 'desc').limit(limit).execute();
  // The CHECKs of the table hold both lists.
  return rows.map((row) => ({ ...row, account, state: row.state as DayState }));
}

/** Reconciled days of an account within a range, oldest first. */
export async function listReconciledDays(
  reader: Reader,
  account: BankAccountKind,
  range: { readonly from: Day; readonly to: Day },
): Promise<Reconciliation[]> {
  const rows = await reader.db
    .selectFrom('reconciliations')
    .select(columns)
    .where('account', '=', account)
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .orderBy('day')
    .execute();
  return rows.map((row) => ({ ...row, account, state: row.state as DayState }));
}

/** The last day up to one that has a statement, or null. */
export async function lastReconciled(
  reader: Reader,
  account: BankAccountKind,
  upTo: Day,
): Promise<Day | null> {
  const row = await reader.db
    .selectFrom('reconciliations')
    .select('day')
    .where('account', '=', account)
    .where('day', '<=', upTo)
    .where('bank_sen', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** Whether bank and ledger agree at the end of a day; null where it was not worked out. */
export async function dayState(reader: Reader, account: BankAccountKind, day: Day): Promise<DayState | null> {
  const row = await reader.db
    .selectFrom('reconciliations')
    .select('state')
    .where('account', '=', account)
    .where('day', '=', day)
    .executeTakeFirst();
  return (row?.state as DayState | undefined) ?? null;
}

/** Days of a range whose statement is missing. */
export async function listMissing(
  reader: Reader,
  account: BankAccountKind,
  range: { readonly from: Day; readonly to: Day },
): Promise<Day[]> {
  const rows = await reader.db
    .selectFrom('reconciliations')
    .select('day')
    .where('account', '=', account)
    .where('state', '=', 'no_statement')
    .where('day', '>=', range.from)
    .where('day', '<=', range.to)
    .orderBy('day')
    .execute();
  return rows.map((row) => row.day);
}

/** Whether a later day was reconciled before this one. */
export async function isReconciledAfter(
  reader: Reader,
  account: BankAccountKind,
  day: Day,
): Promise<boolean> {
  const row = await reader.db
    .selectFrom('reconciliations')
    .select('day')
    .where('account', '=', account)
    .where('day', '>', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
