import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { addSen, senToText } from '@titian/finance/sen';
import { worded } from '../../platform/messages.ts';
import { presentOffer, presentOpenRequest } from '../financing/public.ts';
import { type NoteWire, presentNote } from '../notes/public.ts';
import type { Payment } from '../payments/public.ts';
import type { StartedPayment } from './commands/start-payment.ts';
import { accountFor, type CollectedAccount } from './domain/collected-account.ts';
import { recentView } from './domain/duplicate-payment.ts';
import { owedView } from './domain/guarantor-debt.ts';
import { disbursementView, type Issue } from './domain/issue.ts';
import { lateView } from './domain/late-view.ts';
import { signatureView } from './domain/signature.ts';
import type { EarlyQuote } from './queries/early-settlement.ts';
import type { IssuerMonth, IssuerStats } from './queries/issuer-figures.ts';
import type { IssuerNote } from './queries/issuer-notes.ts';
import type { NextPayment, PaymentsDue } from './queries/next-payment.ts';
import type { PaymentOutcome } from './queries/payment-outcome.ts';

/** The next payments of an issuer. */
export function presentNextPayments(due: PaymentsDue): ParsedApi['noteNextPayment']['response'] {
  return {
    success: true,
    items: due.rows.map(({ note, row }) => ({
      note_id: note.id,
      note_number: note.number,
      instalment: row.number,
      due_on: row.dueOn,
      principal: senToText(row.principalSen),
      return: senToText(row.returnSen),
      ...lateView(note.contract, row),
      total: senToText(row.totalSen),
      days_late: row.daysLate,
    })),
    next_cursor: null,
    costs: senToText(due.costsSen),
    excess: senToText(due.deductedSen),
    total_overdue: senToText(due.overdueSen),
    total_upcoming: senToText(due.upcomingSen),
    total_due: senToText(due.totalSen),
    recent_payments: due.recent.map(recentView),
    excess_if_paid: senToText(due.duplicateSen),
  };
}

/** What settles a note today, before its issuer pays it. */
export function presentEarly(quote: EarlyQuote): ParsedApi['noteEarlySettlement']['response'] {
  return {
    success: true,
    early_settlement: {
      note_id: quote.note.id,
      note_number: quote.note.number,
      on: quote.on,
      principal: senToText(quote.principalSen),
      return: senToText(quote.returnSen),
      ...lateView(quote.note.contract, quote),
      total: senToText(quote.totalSen),
      excess: senToText(quote.deductedSen),
      payable: senToText(quote.payableSen),
      saved: senToText(quote.savedSen),
    },
  };
}

/** A note that was just issued, or signed for, and what is paid out for it. */
export function presentIssue(
  { disbursement }: Issue,
  note: NoteWire,
  state: 'queued' | 'awaiting_trade',
): ParsedApi['noteIssue']['response'] {
  return {
    success: true,
    note,
    disbursement: { ...disbursementView(disbursement), state },
  };
}

export function presentStarted(started: StartedPayment): ParsedApi['notePay']['response'] {
  return {
    success: true,
    link: started.link,
    ref_number: started.refNumber,
    amount: senToText(started.amountSen),
    expires_at: started.expiresAt.toISOString(),
  };
}

type OutcomeState = ParsedApi['notePaymentCheck']['response']['payment']['state'];

/** The outcome of an issuer's payment; held: the money is here and not booked. */
export function presentOutcome(
  { payment, isBooked, heldBecause }: PaymentOutcome,
  language: Language,
): ParsedApi['notePaymentCheck']['response']['payment'] {
  const state = outcomeOf(payment, isBooked);
  return {
    ref_number: payment.refNumber,
    amount: senToText(payment.amountSen),
    state,
    reason: heldBecause === 'other_name' ? 'name_check' : payment.failureReason,
    ...worded('message', message(`note_payment_${state}`), language),
    settled_at: payment.settledAt?.toISOString() ?? null,
  };
}

function outcomeOf(payment: Payment, isBooked: boolean): OutcomeState {
  if (payment.state === 'succeeded') {
    return isBooked ? 'succeeded' : 'held';
  }
  return payment.state === 'created' ? 'pending' : payment.state;
}

/** One of an issuer's notes, with its offer and what is to be paid next. */
export function presentIssuerNote(
  one: IssuerNote,
  debit: Debit,
): ParsedApi['notesBoIssued']['response']['items'][number] {
  return {
    ...presentNote(one.note, one.view),
    is_paused: one.note.isPaused,
    offer: one.offer === null ? null : presentOffer(one.offer),
    next_payment: one.nextPayment === null ? null : presentNext(one.nextPayment, debit),
    owed_to_guarantor: owedView(one.guarantee),
    requests: one.requests.map(presentOpenRequest),
    signature: one.note.state === 'funded' ? signatureView(one.signature) : null,
  };
}

/** How an issuer's payments are collected; without an account it pays manually. */
export interface Debit {
  readonly account: CollectedAccount | undefined;
  readonly today: Day;
}

function presentNext(next: NextPayment, { account, today }: Debit) {
  const from = accountFor(account, next.dueOn, today);
  return {
    note_id: next.noteId,
    due_on: next.dueOn,
    amount: senToText(next.amountSen),
    excess: senToText(next.excessSen),
    collected_from: from && { bank: from.bankName, account_last4: from.last4 },
  };
}

/** An issuer's figures for its dashboard. */
export function presentIssuerStats(
  stats: IssuerStats,
  debit: Debit,
): ParsedApi['dashboardBoStats']['response'] {
  const { nextPayment } = stats;
  return {
    success: true,
    total_financed: senToText(stats.totalFinancedSen),
    outstanding: senToText(stats.outstandingSen),
    repaid: senToText(stats.repaidSen),
    overdue: senToText(stats.overdueSen),
    late_waived: senToText(stats.lateWaivedSen),
    gharamah_waived: senToText(stats.gharamahWaivedSen),
    notes_active: stats.notesActive,
    notes_completed: stats.notesCompleted,
    on_time_percent: stats.onTimePercent,
    next_payment: nextPayment === null ? null : presentNext(nextPayment, debit),
    ...presentIssuerCounts(stats),
  };
}

function presentIssuerCounts({ states, documents }: IssuerStats) {
  return {
    states: {
      under_review: states.underReview,
      pending: states.pending,
      listed: states.listed,
      issued: states.issued,
      completed: states.completed,
      defaulted: states.defaulted,
    },
    documents: documents === null ? null : { asked: documents.asked, due_on: documents.dueOn },
  };
}

export function presentIssuerMonths(
  months: readonly IssuerMonth[],
): ParsedApi['dashboardBoMonthlyRepayment']['response'] {
  return {
    success: true,
    months: months.map((one) => ({
      month: one.month,
      due: senToText(one.dueSen),
      paid: senToText(one.paidSen),
      late_charge: senToText(addSen(addSen(one.lateSen, one.tawidhSen), one.charitySen)),
      tawidh: senToText(one.tawidhSen),
      gharamah: senToText(one.charitySen),
    })),
  };
}
