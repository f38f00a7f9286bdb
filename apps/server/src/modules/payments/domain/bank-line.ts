import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { boundHash } from '../../approvals/public.ts';
import type { PaymentSource } from './payment-source.ts';

/** A line of a statement that counts; what came in is positive. */
export interface BankLine {
  readonly bankReference: string;
  readonly accountNo: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly isReturn: boolean;
  /** Whether nothing explains it yet. */
  readonly isOpen: boolean;
  /** The other side's account, where the bank names it whole. */
  readonly source: PaymentSource | null;
}

/** The line that an operator named for a manually recorded receipt. */
export interface NamedLine {
  readonly bankReference: string;
  readonly amountSen: Sen;
  /** The field of the call that an error is about. */
  readonly field: string;
}

/**
 * The lines of the trust account that manually recorded receipts name (REP-7); made in
 * compose, which knows the account.
 */
export interface ReceiptLines {
  /**
   * Locks the open credit with this reference and exactly this amount.
   * @throws FieldError on `field` where there is none, which says what to do
   */
  lock(ctx: Ctx, named: NamedLine): Promise<BankLine>;
  /** Explains the locked line by the transfer that the same transaction posted for it. */
  match(ctx: Ctx, line: BankLine, transferId: string): Promise<void>;
  /** Open credits that a receipt may name, newest first; of one amount where it is given. */
  list(ctx: QueryCtx, amountSen: Sen | null): Promise<readonly BankLine[]>;
}

/** Everything about a line that decides what an operator agrees to, for the hash of a proposal. */
export function boundLine(ctx: Ctx, line: BankLine): JsonValue {
  return {
    bank_reference: line.bankReference,
    account: line.accountNo,
    amount: senToText(line.amountSen),
    booked_on: line.bookedOn,
    // Names of people are bound by their hash.
    text: boundHash(ctx.fieldEncryption, [line.reference, line.counterparty, line.description]),
    is_return: line.isReturn,
    is_open: line.isOpen,
    sender_account: line.source?.numberHash.toString('hex') ?? null,
  };
}
