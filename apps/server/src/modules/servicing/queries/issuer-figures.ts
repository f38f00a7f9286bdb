import type { Day, Month } from '@titian/finance/calendar';
import { ratioToPercentText } from '@titian/finance/rate';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { openApplicationsOf, openRequestsOf } from '../../financing/public.ts';
import { type NoteState, notesOfIssuer } from '../../notes/public.ts';
import {
  isReplaced,
  type ScheduledInstalment,
  type ServicedInstalment,
  totalOf,
} from '../domain/instalment.ts';
import { byMonth, monthsShown } from '../domain/months.ts';
import { type RepaymentFigure, repaymentsOf } from '../store/figures.ts';
import { duesOf, type NextPayment, type NoteDues, nextPaymentIn } from './next-payment.ts';

const active: readonly NoteState[] = ['issued', 'defaulted'];
const finished: readonly NoteState[] = ['completed', 'recovered', 'written_off'];

/** An issuer's figures over all its notes (FIG-12). */
export interface IssuerStats {
  readonly totalFinancedSen: Sen;
  /** Principal not paid back yet. */
  readonly outstandingSen: Sen;
  readonly repaidSen: Sen;
  readonly overdueSen: Sen;
  /** What two operators have waived of lateness: late charges and ta'widh, and gharamah. */
  readonly lateWaivedSen: Sen;
  readonly gharamahWaivedSen: Sen;
  readonly notesActive: number;
  readonly notesCompleted: number;
  /** Share of the instalments due so far that were settled by their day; null before the first. */
  readonly onTimePercent: string | null;
  readonly nextPayment: NextPayment | null;
  /** As many as each list of the issuer's notes has. */
  readonly states: IssuerStates;
  /** Document requests that are open, and the first due date; null with none. */
  readonly documents: { readonly asked: number; readonly dueOn: Day } | null;
}

export type IssuerStates = Readonly<
  Record<'underReview' | 'pending' | 'listed' | 'issued' | 'completed' | 'defaulted', number>
>;

export async function issuerStats(ctx: QueryCtx, issuerId: string): Promise<IssuerStats> {
  const dues = await duesOf(ctx, await notesOfIssuer(ctx, issuerId, [...active, ...finished]));
  const rows = dues.flatMap((one) => one.instalments);
  const repayments = await repaymentsOf(
    ctx.reader,
    dues.map(({ note }) => note.id),
  );
  return {
    totalFinancedSen: sumSen(dues.map(({ note }) => note.raisedSen)),
    outstandingSen: sumSen(
      // What was written off is not payable any more.
      dues
        .filter(({ note }) => active.includes(note.state))
        .flatMap((one) => one.instalments.map((row) => subtractSen(row.principalSen, row.paidPrincipalSen))),
    ),
    repaidSen: sumSen(repayments.map(usedOf)),
    overdueSen: sumSen(dues.map(({ debt }) => debt.overdueSen)),
    lateWaivedSen: sumSen(dues.map(({ debt }) => debt.waivedLateSen)),
    gharamahWaivedSen: sumSen(dues.map(({ debt }) => debt.waivedCharitySen)),
    notesActive: dues.filter(({ note }) => active.includes(note.state)).length,
    notesCompleted: dues.filter(({ note }) => note.state === 'completed').length,
    onTimePercent: onTime(
      rows.filter((row) => !wasMoved(row) && (row.dueOn <= ctx.businessDate || row.settledOn !== null)),
    ),
    nextPayment: soonest(dues),
    ...(await countsOf(ctx, issuerId, dues)),
  };
}

/** Whether the instalment was not due yet when a restructuring moved it: it was paid neither in time nor late. */
function wasMoved(row: ScheduledInstalment): boolean {
  return isReplaced(row) && row.settledOn === row.dueOn;
}

/** How many notes are in each list, and what the issuer still has to send. */
async function countsOf(
  ctx: QueryCtx,
  issuerId: string,
  dues: readonly NoteDues[],
): Promise<Pick<IssuerStats, 'states' | 'documents'>> {
  const applications = await openApplicationsOf(ctx, issuerId);
  const campaigns = await notesOfIssuer(ctx, issuerId, ['listed', 'funded']);
  const ids = [...applications, ...campaigns, ...dues.map(({ note }) => note)].map((one) => one.id);
  const requests = [...(await openRequestsOf(ctx, ids)).values()].flat();
  const first = requests.map((one) => one.dueOn).sort()[0];
  const inState = (...states: readonly NoteState[]) =>
    dues.filter(({ note }) => states.includes(note.state)).length;
  return {
    states: {
      underReview: applications.filter((one) => one.state === 'under_review').length,
      pending: applications.filter((one) => one.state === 'offered').length,
      listed: campaigns.length,
      issued: inState('issued'),
      completed: inState('completed', 'recovered', 'written_off'),
      defaulted: inState('defaulted'),
    },
    documents: first === undefined ? null : { asked: requests.length, dueOn: first },
  };
}

function usedOf(one: RepaymentFigure): Sen {
  return sumSen([one.principalSen, one.returnSen, one.lateSen, one.charitySen]);
}

function onTime(rows: readonly ServicedInstalment[]): string | null {
  const inTime = rows.filter((row) => row.settledOn !== null && row.settledOn <= row.dueOn).length;
  return rows.length === 0 ? null : ratioToPercentText(BigInt(inTime), BigInt(rows.length));
}

function soonest(dues: readonly NoteDues[]): NextPayment | null {
  const next = dues.flatMap((one) => nextPaymentIn(one) ?? []);
  return next.sort((a, b) => (a.dueOn < b.dueOn ? -1 : 1))[0] ?? null;
}

export interface IssuerMonth {
  readonly month: Month;
  readonly dueSen: Sen;
  readonly paidSen: Sen;
  /** Of conventional notes. */
  readonly lateSen: Sen;
  /** Of Shariah notes, to investors and to charity. */
  readonly tawidhSen: Sen;
  readonly charitySen: Sen;
}

/** What an issuer had to pay and paid, month by month. */
export async function issuerMonths(
  ctx: QueryCtx,
  issuerId: string,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<IssuerMonth[]> {
  const months = monthsShown(query, ctx.businessDate);
  const dues = await duesOf(ctx, await notesOfIssuer(ctx, issuerId, [...active, ...finished]));
  const repayments = await repaymentsOf(
    ctx.reader,
    dues.map(({ note }) => note.id),
  );
  const due = byMonth(
    dues.flatMap((one) => one.instalments),
    (row) => row.dueOn,
    totalOf,
  );
  const on = (one: RepaymentFigure) => one.receivedOn;
  const paid = byMonth(repayments, on, (one) => addSen(one.principalSen, one.returnSen));
  const shariah = new Set(dues.filter(({ note }) => note.contract === 'Shariah').map(({ note }) => note.id));
  const isShariah = (one: RepaymentFigure) => shariah.has(one.noteId);
  const late = byMonth(repayments, on, (one) => (isShariah(one) ? ZERO_SEN : one.lateSen));
  const tawidh = byMonth(repayments, on, (one) => (isShariah(one) ? one.lateSen : ZERO_SEN));
  const charity = byMonth(repayments, on, (one) => one.charitySen);
  return months.map((month) => ({
    month,
    dueSen: due(month),
    paidSen: paid(month),
    lateSen: late(month),
    tawidhSen: tawidh(month),
    charitySen: charity(month),
  }));
}
