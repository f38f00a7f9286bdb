import { type Day, daysBetween } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import { type AssessedNote, outstandingOf } from '../../insights/public.ts';
import type { NoteBookRecord } from '../../servicing/public.ts';

/** A note of the loan book with what it had lost. */
export type LoanNote = AssessedNote<NoteBookRecord>;

/** The columns of the loan book in their order; each is documented in `loan-book-texts.ts` and docs/loan-book.md. */
export const loanBookColumns = [
  'note',
  'issuer',
  'issued_on',
  'grade',
  'contract',
  'type',
  'tenure_months',
  'rate_percent',
  'effective_rate_percent',
  'principal',
  'promised_return',
  'paid_principal',
  'paid_return',
  'outstanding',
  'written_off',
  'status',
  'oldest_unpaid_due_on',
  'days_past_due',
  'defaulted_on',
  'defaulted_amount',
  'recovered_amount',
  'ended_on',
] as const;
export type LoanBookColumn = (typeof loanBookColumns)[number];

export type LoanStatus = 'current' | 'late' | 'default' | 'repaid' | 'recovered' | 'written_off';

/** How a note stood at the end of the day that its record is of. */
export function statusOf({ isWrittenOff, endedOn, defaultedOn, oldestOpenOn }: NoteBookRecord): LoanStatus {
  if (isWrittenOff) {
    return 'written_off';
  }
  if (endedOn !== null) {
    return defaultedOn === null ? 'repaid' : 'recovered';
  }
  if (defaultedOn !== null) {
    return 'default';
  }
  return oldestOpenOn === null ? 'current' : 'late';
}

/**
 * A row of the loan book (FIG-20): nothing in it names a company or a person.
 * @param pseudonym a number for the issuer that leads to nobody
 */
export function loanBookRow(note: LoanNote, on: Day, pseudonym: string): Record<LoanBookColumn, string> {
  const { record } = note;
  const outstandingSen = outstandingOf(note);
  // What was given up is past due no more.
  const oldestOpenOn = outstandingSen > 0n ? record.oldestOpenOn : null;
  return {
    ...{ note: record.number, issuer: pseudonym, issued_on: record.issuedOn, grade: record.grade },
    ...{ contract: record.contract, type: record.type, tenure_months: String(record.termMonths) },
    rate_percent: rateToText(record.rateBps),
    effective_rate_percent: rateToText(record.effectiveRateBps),
    ...{ principal: senToText(record.principalSen), promised_return: senToText(record.returnSen) },
    ...{ paid_principal: senToText(record.paidPrincipalSen), paid_return: senToText(record.paidReturnSen) },
    outstanding: senToText(outstandingSen),
    written_off: senToText(
      record.isWrittenOff ? subtractSen(record.principalSen, record.paidPrincipalSen) : ZERO_SEN,
    ),
    status: statusOf(record),
    oldest_unpaid_due_on: oldestOpenOn ?? '',
    days_past_due: String(oldestOpenOn === null ? 0 : daysBetween(oldestOpenOn, on)),
    defaulted_on: record.defaultedOn ?? '',
    defaulted_amount: senToText(note.defaultedSen),
    recovered_amount: senToText(note.recoveredSen),
    ended_on: record.endedOn ?? '',
  };
}
