import { type Sen, subtractSen, sumSen } from '@titian/finance/sen';

/** One payout of what an issuer has paid for its guarantor; a returned one has left nothing. */
export interface GuarantorPayout {
  readonly id: string;
  readonly noteId: string;
  readonly amountSen: Sen;
  readonly state: 'queued' | 'paid' | 'returned';
}

/** Where the money is that is a guarantor's: what its issuer has paid for it, and what it paid too much itself. */
export interface GuarantorMoney {
  /** Waits in `guarantor_payable`, and no payout has it. */
  readonly heldSen: Sen;
  readonly onTheWaySen: Sen;
  readonly paidSen: Sen;
}

/** Splits what is the guarantor's by where it is now (rules §4). */
export function whereIsIt(theirsSen: Sen, payouts: readonly GuarantorPayout[]): GuarantorMoney {
  const sumOf = (state: GuarantorPayout['state']) =>
    sumSen(payouts.filter((one) => one.state === state).map((one) => one.amountSen));
  const [onTheWaySen, paidSen] = [sumOf('queued'), sumOf('paid')];
  return { heldSen: subtractSen(theirsSen, sumSen([onTheWaySen, paidSen])), onTheWaySen, paidSen };
}
