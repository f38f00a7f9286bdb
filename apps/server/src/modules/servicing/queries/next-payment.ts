import type { Day } from '@titian/finance/calendar';
import { type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Note, notesOfIssuer, readNoteByReference } from '../../notes/public.ts';
import { type DebtTerms, debtOf, type NoteDebt, toInvestors } from '../domain/debt.ts';
import { daysPastDue } from '../domain/default-rule.ts';
import type { DueRow } from '../domain/due.ts';
import { dueBy, duplicateExcess, type RecentPayment } from '../domain/duplicate-payment.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { excessOf } from '../store/excesses.ts';
import { listInstalments, listOpenInstalments, listSchedules } from '../store/instalments.ts';
import { openCostsOf } from '../store/recoveries.ts';
import { lateTermsOfAll } from './late-terms.ts';
import { recentPayments } from './recent-payments.ts';

/** A note that is being repaid, with everything still to be paid on the business date. */
export interface NoteDues {
  readonly note: Note;
  readonly instalments: readonly ServicedInstalment[];
  readonly debt: NoteDebt;
}

/** What is still to be paid on some notes; notes without a schedule have nothing. */
export async function duesOf(ctx: QueryCtx, notes: readonly Note[]): Promise<NoteDues[]> {
  const instalments = await listInstalments(
    ctx.reader,
    notes.map((note) => note.id),
  );
  const terms = await debtTermsOf(ctx, notes);
  return notes.map((note) => {
    const rows = instalments.get(note.id) ?? [];
    return { note, instalments: rows, debt: debtOf(rows, ctx.businessDate, terms(note)) };
  });
}

/** What decides the debts of some notes beside their instalments. */
async function debtTermsOf(ctx: QueryCtx, notes: readonly Note[]): Promise<(note: Note) => DebtTerms> {
  const late = await lateTermsOfAll(ctx, notes);
  const inDefault = notes.filter((note) => note.state === 'defaulted').map((note) => note.id);
  const costs = await openCostsOf(ctx.reader, inDefault);
  const ids = notes.map((note) => note.id);
  const excess = await excessOf(ctx.reader, ids);
  return ({ id, state }) => ({
    state,
    late: late.get(id) ?? null,
    openCostsSen: costs.get(id) ?? ZERO_SEN,
    excessSen: excess.get(id) ?? ZERO_SEN,
  });
}

/** What an issuer has to pay: instalments, oldest first, and their total. */
export interface PaymentsDue {
  readonly rows: readonly { readonly note: Note; readonly row: DueRow }[];
  /** Of recovering notes in default, beside the instalments. */
  readonly costsSen: Sen;
  readonly overdueSen: Sen;
  readonly upcomingSen: Sen;
  readonly totalSen: Sen;
  /** What of the instalments and costs is paid from excess, and is not in the sums. */
  readonly deductedSen: Sen;
  /** Of the requested note: recent payments, and the overpayment that paying all of it would cause. */
  readonly recent: readonly RecentPayment[];
  readonly duplicateSen: Sen;
}

/** The next payment of an issuer on each of its notes, or on one of them (REP-10). */
export async function nextPayments(
  ctx: QueryCtx,
  issuerId: string,
  reference: string | undefined,
): Promise<PaymentsDue> {
  const notes =
    reference === undefined
      ? await notesOfIssuer(ctx, issuerId, ['issued', 'defaulted'])
      : [await ownNote(ctx, issuerId, reference)];
  const dues = await duesOf(ctx, notes);
  const totalSen = sumSen(dues.map(({ debt }) => debt.totalSen));
  const [one] = reference === undefined ? [] : dues;
  const recent = one === undefined ? [] : await recentPayments(ctx, one.note.id);
  return {
    recent,
    duplicateSen:
      one === undefined ? ZERO_SEN : duplicateExcess(totalSen, dueBy(one.debt, ctx.businessDate), recent),
    rows: dues
      .flatMap(({ note, debt }) => debt.payable.map((row) => ({ note, row })))
      .sort((a, b) => (a.row.dueOn < b.row.dueOn ? -1 : 1)),
    costsSen: sumSen(dues.map(({ debt }) => debt.costsSen)),
    overdueSen: sumSen(dues.map(({ debt }) => debt.overdueSen)),
    upcomingSen: sumSen(dues.map(({ debt }) => debt.upcomingSen)),
    totalSen,
    deductedSen: sumSen(dues.map(({ debt }) => debt.deductedSen)),
  };
}

/**
 * A note of this issuer, by id or number.
 * @throws AppError `not_found` also where it is another's
 */
export async function ownNote(ctx: QueryCtx, issuerId: string, reference: string): Promise<Note> {
  const note = await readNoteByReference(ctx, reference);
  if (note?.issuerId !== issuerId) {
    throw new AppError('not_found');
  }
  return note;
}

export interface NextPayment {
  readonly noteId: string;
  readonly dueOn: Day;
  /** The total payable by the issuer. */
  readonly amountSen: Sen;
  /** The oldest instalment that it pays. */
  readonly number: number;
  /** What of the payment goes to the investors, from excess too: neither gharamah nor costs. */
  readonly toInvestors: Pick<DueRow, 'principalSen' | 'returnSen' | 'lateSen'>;
  /** What the issuer paid beyond what was due before and that is used on the due day. */
  readonly excessSen: Sen;
}

/** The next payment of a debt; null where nothing is payable. */
export function nextPaymentIn({ note, debt }: Pick<NoteDues, 'note' | 'debt'>): NextPayment | null {
  const [first] = debt.payable;
  return first === undefined
    ? null
    : {
        noteId: note.id,
        dueOn: first.dueOn,
        amountSen: debt.totalSen,
        number: first.number,
        toInvestors: toInvestors(debt.payable),
        excessSen: debt.excessSen,
      };
}

/** What is to be paid next on some notes, with what is overdue; notes with nothing to pay are left out. */
export async function nextPaymentsOf(
  ctx: QueryCtx,
  notes: readonly Note[],
): Promise<ReadonlyMap<string, NextPayment>> {
  const ids = notes.map((note) => note.id);
  const open = await listOpenInstalments(ctx.reader, ids, ctx.businessDate);
  const terms = await debtTermsOf(ctx, notes);
  const next = notes.flatMap((note) => {
    const debt = debtOf(open.get(note.id) ?? [], ctx.businessDate, terms(note));
    return nextPaymentIn({ note, debt }) ?? [];
  });
  return new Map(next.map((one) => [one.noteId, one]));
}

/** How many days each of some notes is past due; 0 where nothing is. */
export async function daysLateOf(
  ctx: QueryCtx,
  noteIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const schedules = await listSchedules(ctx.reader, noteIds);
  return new Map([...schedules].map(([id, rows]) => [id, daysPastDue(rows, ctx.businessDate)]));
}
