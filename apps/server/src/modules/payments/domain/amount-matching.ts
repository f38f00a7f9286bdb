import { payoutKinds } from './payout.ts';

/** By which transfers a line is explained by its amount alone. */
export interface AmountMatching {
  readonly withinDays: number;
  /** Transfers that a statement line names by a reference, and that are never matched by their amount. */
  readonly referencedKinds: readonly string[];
}

/** A transfer without a reference of the bank is the line of the same amount within seven days (PAY-8). */
export const amountMatching: AmountMatching = {
  withinDays: 7,
  referencedKinds: [
    'payment_received',
    ...Object.values(payoutKinds).flatMap(({ paidKind, paidBackKind }) => [paidKind, paidBackKind]),
  ],
};
