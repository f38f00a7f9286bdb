/** The bank of the trust account: it executes payout batches, provides statements and names account holders. */
import type { Sen } from '@titian/finance/sen';

export interface BankAccountRef {
  readonly name: string;
  /** BIC of 8 or 11 characters. */
  readonly bic: string;
  /** Digits only; Malaysia has no IBAN. */
  readonly accountNo: string;
}

export interface PayoutInstruction {
  /** At most 35 characters, never reused; comes back on the statement. */
  readonly endToEndId: string;
  readonly amountSen: Sen;
  readonly creditor: BankAccountRef;
  /** What the receiver reads on their statement. */
  readonly description: string;
}

export interface PayoutBatch {
  /** At most 35 characters, never reused: the bank takes a batch with the same id once. */
  readonly messageId: string;
  readonly createdAt: Date;
  /** The Malaysian day on which the bank shall pay, YYYY-MM-DD. */
  readonly payOn: string;
  readonly debtor: BankAccountRef;
  readonly instructions: readonly PayoutInstruction[];
}

/** A payment of an accepted batch that the bank will not make; it never appears on a statement. */
export interface RejectedInstruction {
  readonly endToEndId: string;
  readonly reason: string;
}

/** `unknown`: no answer, so the same batch is sent again under the same message id. */
export type BatchSubmission =
  | { readonly kind: 'accepted'; readonly rejected: readonly RejectedInstruction[] }
  | { readonly kind: 'refused'; readonly detail: string }
  | { readonly kind: 'unknown'; readonly detail: string };

export interface StatementLine {
  /** 1, 2, 3 … in the order of the file. */
  readonly lineNo: number;
  /** Always positive; the direction says which way. */
  readonly amountSen: Sen;
  readonly direction: 'credit' | 'debit';
  /** The Malaysian day of booking, YYYY-MM-DD. */
  readonly bookedOn: string;
  readonly endToEndId: string | null;
  /** The bank's own reference of the entry. */
  readonly bankReference: string | null;
  /** The other side of the movement. */
  readonly counterparty: {
    readonly name: string | null;
    readonly accountNo: string | null;
    readonly bic: string | null;
  };
  readonly description: string | null;
  /** True for money that came back or was taken back: a returned payout, a reversed credit. */
  readonly returned: boolean;
  readonly returnReason: string | null;
}

/** One account over some days. Its lines always add up from opening to closing balance. */
export interface BankStatement {
  readonly statementId: string;
  readonly accountNo: string;
  readonly currency: string;
  readonly fromOn: string;
  readonly toOn: string;
  readonly openingSen: Sen;
  readonly closingSen: Sen;
  readonly lines: readonly StatementLine[];
}

export type StatementFormat = 'camt053' | 'mt940';

/** A bank's statement file as it was read. */
export interface StatementFile {
  readonly format: StatementFormat;
  readonly statements: readonly BankStatement[];
}

/** `refused`: the bank answered with a file that may not be used; `unknown`: it gave none now. */
export type StatementAnswer =
  | {
      readonly kind: 'statements';
      /** As the bank sent it. */
      readonly file: string;
      readonly format: StatementFormat;
      readonly statements: readonly BankStatement[];
    }
  | { readonly kind: 'refused'; readonly detail: string; readonly reason: StatementRejected['reason'] }
  | { readonly kind: 'unknown'; readonly detail: string };

/**
 * `found`: the account exists; its holder is null where the bank does not name them.
 * `unknown`: the bank could not answer now; it says nothing about the account.
 */
export type AccountEnquiry =
  | { readonly kind: 'found'; readonly holderName: string | null }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'unknown'; readonly detail: string };

export interface PayoutBank {
  /** A batch as the bank takes it. Throws BatchRejected for one that breaks a rule of the format. */
  writeBatch(batch: PayoutBatch): string;
  /** Sends a released batch; safe to repeat. */
  submitBatch(xml: string): Promise<BatchSubmission>;
  /** Statements of the Malaysian days from–to (YYYY-MM-DD, both included). */
  fetchStatement(fromOn: string, toOn: string): Promise<StatementAnswer>;
  /**
   * Reads a statement file that came another way, in any format that the bank writes. Throws StatementRejected when it
   * cannot be read, is not in MYR or does not add up.
   */
  readStatement(file: string): StatementFile;
  enquireAccount(bic: string, accountNo: string): Promise<AccountEnquiry>;
}

/** A batch breaks a rule of the format; nothing was written. The text names the payment and the rule. */
export class BatchRejected extends Error {
  override readonly name = 'BatchRejected';
}

/** A statement cannot be read or does not add up; none of it may be used. */
export class StatementRejected extends Error {
  override readonly name = 'StatementRejected';
  readonly reason: 'unreadable' | 'wrong_sum';

  constructor(message: string, reason: 'unreadable' | 'wrong_sum' = 'unreadable') {
    super(message);
    this.reason = reason;
  }
}
