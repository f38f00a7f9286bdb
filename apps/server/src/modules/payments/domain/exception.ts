import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { CodedText } from '../../../platform/coded-text.ts';
import type { BankAccountKind } from '../../ledger/public.ts';

export type ExceptionKind =
  | 'unknown_credit'
  | 'unknown_debit'
  | 'unknown_return'
  | 'wrong_amount'
  | 'duplicate'
  | 'unconfirmed_payment'
  | 'missing_line'
  | 'missing_payout'
  | 'wrong_sum'
  | 'difference'
  | 'wrong_figure'
  | 'restricted_payout'
  | 'failed_note'
  | 'continuity'
  | 'contradiction'
  | 'unconfirmed_line';

/** A cause for review, as it is found; the same cause is found repeatedly until it is resolved. */
export interface Finding {
  readonly kind: ExceptionKind;
  /** Names the cause permanently: `line:…`, `transfer:…`, `payout:…`, `difference:…`, `statement:…`, `figure:…`,
   * `restricted:…`, `note:…`, `continuity:…`, `contradiction:…`, `intraday:…`. */
  readonly cause: string;
  readonly amountSen: Sen | null;
  /** In the product's own words, or in those of the bank. */
  readonly detail: CodedText;
  readonly sinceOn: Day;
}

/** Whether comparing the statement with the ledger does not make a cause go away. */
export function isBesideStatement(cause: string): boolean {
  return isFigure(cause) || /^(restricted|contradiction|note):/.test(cause);
}

/** A figure that the nightly comparison found wrong: the bank's statement says nothing about it. */
export function isFigure(cause: string): boolean {
  return cause.startsWith('figure:');
}

/** How an exception was closed: by an explanation of two operators, or by what moved money. */
export type ExceptionCategory =
  | 'timing'
  | 'bank_error'
  | 'duplicate_line'
  | 'correction'
  | 'data_error'
  | 'bank_charge'
  | 'bank_profit'
  | 'unidentified_receipt_returned'
  | 'line_allocated';

const LINE = 'line:';

/** The bank's reference of the line that an exception is about; null where it is about something else. */
export function lineOfCause(cause: string): string | null {
  return cause.startsWith(LINE) ? cause.slice(LINE.length) : null;
}

export interface ReconciliationException extends Finding {
  readonly id: string;
  readonly account: BankAccountKind;
  readonly state: 'open' | 'resolved';
  readonly ownerId: string | null;
  readonly resolvedBy: string | null;
  readonly resolvedAt: Date | null;
  readonly resolution: CodedText | null;
  /** Null while it is open, and where it went away by itself. */
  readonly category: ExceptionCategory | null;
  readonly approvalId: string | null;
}

/** A line of a statement that nothing explains, with what its reference names. */
export interface UnexplainedLine {
  readonly bankReference: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly isReturn: boolean;
  /** Another line that says the same came before it. */
  readonly isTwin: boolean;
  readonly payoutState: string | null;
  readonly payoutSen: Sen | null;
  readonly orderState: string | null;
  readonly receivedSen: Sen | null;
}

/** Why a line is not explained. */
export function classifyLine(line: UnexplainedLine): ExceptionKind {
  if (line.payoutSen !== null) {
    return classifyPayoutLine(line, line.payoutSen);
  }
  if (line.orderState !== null && line.amountSen > 0n && !line.isReturn) {
    if (line.orderState !== 'succeeded') {
      return 'unconfirmed_payment';
    }
    return line.receivedSen === line.amountSen ? 'duplicate' : 'wrong_amount';
  }
  if (line.isTwin) {
    return 'duplicate';
  }
  if (line.amountSen < 0n) {
    return 'unknown_debit';
  }
  return line.isReturn ? 'unknown_return' : 'unknown_credit';
}

function classifyPayoutLine(line: UnexplainedLine, payoutSen: Sen): ExceptionKind {
  const isBack = line.isReturn || line.amountSen > 0n;
  if ((isBack ? line.amountSen : -line.amountSen) !== payoutSen) {
    return 'wrong_amount';
  }
  const isDone = line.payoutState === 'returned' || (line.payoutState === 'paid' && !isBack);
  if (isDone) {
    return 'duplicate';
  }
  return isBack ? 'unknown_return' : 'unknown_debit';
}

/** A line as a finding: whom it is from, what it names and what the bank wrote beside it. */
export function findingOf(line: UnexplainedLine): Finding {
  const stated = [line.counterparty, line.reference, line.description].filter((one) => one !== null);
  return {
    kind: classifyLine(line),
    cause: `line:${line.bankReference}`,
    amountSen: line.amountSen,
    detail: [...new Set(stated)].join(' · ') || line.bankReference,
    sinceOn: line.bookedOn,
  };
}
