import { type Sen, subtractSen, sumSen } from '@titian/finance/sen';

/** One payout of what an issuer has paid for its guarantor; a returned one has left nothing. */
export interface GuarantorPayout {
  readonly id: string;
  readonly noteId: string;
  readonly amountSen: Sen;
  readonly state: 'queued' | 'paid' | 'returned';
}

/** Where the money is that an issuer has paid for its guarantor. */
export interface GuarantorMoney {
  /** Waits in `guarantor_payable`, and no payout has it. */
  readonly heldSen: Sen;
  readonly onTheWaySen: Sen;
  readonly paidSen: Sen;
}

/** Splits what the issuer has paid since by where it is now (rules §4). */
export function whereIsIt(repaidSen: Sen, payouts: readonly GuarantorPayout[]): GuarantorMoney {
  const sumOf = (state: GuarantorPayout['state']) =>
    sumSen(payouts.filter((one) => one.state === state).map((one) => one.amountSen));
  const [onTheWaySen, paidSen] = [sumOf('queued'), sumOf('paid')];
  return { heldSen: subtractSen(repaidSen, sumSen([onTheWaySen, paidSen])), onTheWaySen, paidSen };
}
