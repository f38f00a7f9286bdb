import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { SealedField } from '../../../platform/keys/sealed-columns.ts';
import type { PlatformAccountKind } from '../../ledger/public.ts';

export type PayoutPurpose =
  | 'withdrawal'
  | 'disbursement'
  | 'refund'
  | 'excess'
  | 'reward'
  | 'receipt'
  | 'guarantor'
  | 'sweep'
  | 'remittance'
  | 'line_return'
  | 'unclaimed_money';

/** `approved`: by the maker of a batch; `in_batch`: released by the checker; `returned`: the bank gave it back. */
export type PayoutState = 'queued' | 'approved' | 'in_batch' | 'paid' | 'returned' | 'cancelled';

/** An account that is no customer's: the one that a payment came from, or a guarantor's. Its number is encrypted. */
export interface PayeeAccount {
  readonly bic: string;
  readonly numberEnc: SealedField;
  readonly last4: string;
}

/** The same as it is stored with a payout. */
export interface StoredPayee extends PayeeAccount {
  /** Keyed hash of bank and number; null for payouts from before it was stored whose source no longer exists. */
  readonly numberHash: Buffer | null;
}

/** Money that leaves the trust account: to a customer's own bank account, or back to where it came from. */
export interface Payout {
  readonly id: string;
  readonly endToEndId: string;
  readonly purpose: PayoutPurpose;
  /** The requesting row: a withdrawal, a disbursement. */
  readonly purposeId: string;
  readonly attempt: number;
  /** The customer whose money it is; null where it is the platform's or unidentified. */
  readonly userId: string | null;
  /** A customer's; null where the money goes back to `payee`. */
  readonly bankAccountId: string | null;
  readonly payee: StoredPayee | null;
  readonly beneficiary: string;
  readonly amountSen: Sen;
  readonly batchId: string | null;
  readonly state: PayoutState;
  /** Not to be approved before this business instant. */
  readonly usableFrom: Date | null;
  readonly paidTransferId: string | null;
  /** The business day on which the bank paid it or gave it back. */
  readonly settledOn: Day | null;
  /** The bank's code and the platform's text for it; null where it did not come back. */
  readonly returnReason: string | null;
  readonly createdAt: Date;
}

/**
 * What a module above does as a payout moves on, in the transaction that moves it. The money waits in
 * the purpose's in-transit account until it is paid or returned.
 */
export interface PayoutHandler {
  readonly purpose: PayoutPurpose;
  /** A first operator approved it (the batch is proposed). */
  onApproved?(ctx: Ctx, payout: Payout): Promise<void>;
  /** A second operator released the batch. */
  onReleased?(ctx: Ctx, payout: Payout): Promise<void>;
  /** The batch was not released, or not sent: the payout waits in the queue again. */
  onGivenBack?(ctx: Ctx, payout: Payout): Promise<void>;
  /** The bank paid; the in-transit account is cleared already. */
  onPaid(ctx: Ctx, payout: Payout): Promise<void>;
  /**
   * Another account of the platform shows that the payout arrived there: books it.
   * @returns the transfer that the line shows; null where it is not expected there
   */
  onArrived?(ctx: Ctx, payout: Payout, bookedOn: Day): Promise<string | null>;
  /** Whether the bank can still give it back; a return that it cannot is left for a person. */
  mayReturn?(ctx: Ctx, payout: Payout): Promise<boolean>;
  /** The bank rejected or returned it; the money is in the in-transit account and the handler says where to. */
  onReturned(ctx: Ctx, payout: Payout, reason: string): Promise<void>;
}

export type PayoutInput = PayoutTarget & {
  readonly purpose: PayoutPurpose;
  readonly purposeId: string;
  readonly userId: string | null;
  readonly beneficiary: string;
  readonly amountSen: Sen;
  readonly usableFrom: Date;
};

/** Either a customer's bank account or another's. */
type PayoutTarget =
  | { readonly bankAccountId: string; readonly payee?: never }
  | { readonly bankAccountId?: never; readonly payee: PayeeAccount };

interface PayoutKind {
  /** Where the money waits until the bank has paid it. */
  readonly transit: PlatformAccountKind;
  /** What the transfer is called that pays it, and the one that takes a paid one back. */
  readonly paidKind: string;
  readonly paidBackKind: string;
  /** What the receiver reads on their statement. */
  readonly description: string;
}

/** How each purpose of a payout is booked and named (PAY-16). */
export const payoutKinds: Readonly<Record<PayoutPurpose, PayoutKind>> = {
  withdrawal: {
    transit: 'withdrawals_in_transit',
    paidKind: 'withdrawal_paid',
    paidBackKind: 'withdrawal_paid_back',
    description: 'Titian withdrawal',
  },
  disbursement: {
    transit: 'disbursements_in_transit',
    paidKind: 'disbursement_paid',
    paidBackKind: 'disbursement_paid_back',
    description: 'Titian disbursement',
  },
  refund: {
    transit: 'receipts_clearing',
    paidKind: 'refund_paid',
    paidBackKind: 'refund_paid_back',
    description: 'Titian refund',
  },
  excess: {
    transit: 'receipts_clearing',
    paidKind: 'excess_paid',
    paidBackKind: 'excess_paid_back',
    description: 'Titian overpayment',
  },
  reward: {
    transit: 'receipts_clearing',
    paidKind: 'reward_paid',
    paidBackKind: 'reward_paid_back',
    description: 'Titian reward',
  },
  receipt: {
    transit: 'receipts_clearing',
    paidKind: 'receipt_paid',
    paidBackKind: 'receipt_paid_back',
    description: 'Titian refund',
  },
  guarantor: {
    transit: 'guarantor_payable',
    paidKind: 'guarantor_paid',
    paidBackKind: 'guarantor_paid_back',
    description: 'Titian guarantee',
  },
  sweep: {
    transit: 'sweeps_in_transit',
    paidKind: 'sweep_paid',
    paidBackKind: 'sweep_paid_back',
    description: 'Titian sweep',
  },
  remittance: {
    transit: 'remittances_in_transit',
    paidKind: 'remittance_paid',
    paidBackKind: 'remittance_paid_back',
    description: 'Titian remittance',
  },
  line_return: {
    transit: 'receipts_clearing',
    paidKind: 'line_return_paid',
    paidBackKind: 'line_return_paid_back',
    description: 'Titian returned transfer',
  },
  unclaimed_money: {
    transit: 'unclaimed_moneys',
    paidKind: 'unclaimed_money_paid',
    paidBackKind: 'unclaimed_money_paid_back',
    description: 'Titian unclaimed money',
  },
};

/** The customer that a payout goes to. @throws Error for a sweep or remittance, which has none */
export function customerOf({ id, userId }: Payout): string {
  invariant(userId !== null, `payout ${id} goes to a customer`);
  return userId;
}
