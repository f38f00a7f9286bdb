import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { NameCheck } from '../../onboarding/public.ts';

export type PaymentType = 'fpx' | 'manual';
export type TopupState = 'pending' | 'credited' | 'held' | 'refunded' | 'failed';

/** Money that an investor puts in. */
export interface Topup {
  readonly id: string;
  readonly investorId: string;
  readonly paymentType: PaymentType;
  /** Its payment; null for a bank transfer. */
  readonly intentId: string | null;
  readonly proofFileId: string | null;
  readonly refNumber: string;
  readonly amountSen: Sen;
  readonly isFirst: boolean;
  readonly nameCheck: NameCheck | null;
  readonly state: TopupState;
  readonly approvalId: string | null;
  readonly creditedAt: Date | null;
  /** The business day on which the bank sent it back. */
  readonly refundedOn: Day | null;
  readonly createdAt: Date;
}

/** Its money was credited, held or returned; further answers of the bank change nothing. */
export function isSettled(topup: Topup): boolean {
  return topup.state === 'credited' || topup.state === 'held' || topup.state === 'refunded';
}
