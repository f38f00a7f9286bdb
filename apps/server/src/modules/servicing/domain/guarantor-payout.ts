import type { guarantorMoneyParts } from '@titian/contracts/schemas/guarantor-proposals';
import { type Sen, subtractSen, sumSen } from '@titian/finance/sen';

/** Whose payment made it the guarantor's: its issuer's for it, or its own beyond what it owed (decision 051). */
export type GuarantorMoneyPart = (typeof guarantorMoneyParts)[number];

/** One payout to a guarantor; a returned one has left nothing. */
export interface GuarantorPayout {
  readonly id: string;
  readonly noteId: string;
  readonly amountSen: Sen;
  /** What of it the guarantor paid too much; one made since decision 051 is all of it or nothing. */
  readonly overpaidSen: Sen;
  readonly state: 'queued' | 'paid' | 'returned';
}

/** Where one part of the money is that is a guarantor's. */
export interface GuarantorMoney {
  /** Waits in `guarantor_payable`, and no payout has it. */
  readonly heldSen: Sen;
  readonly onTheWaySen: Sen;
  readonly paidSen: Sen;
}

/** Splits one part of what is the guarantor's by where it is now (REC-14). */
export function whereIsIt(
  part: GuarantorMoneyPart,
  theirsSen: Sen,
  payouts: readonly GuarantorPayout[],
): GuarantorMoney {
  const sumOf = (state: GuarantorPayout['state']) =>
    sumSen(payouts.filter((one) => one.state === state).map((one) => partOf(one, part)));
  const [onTheWaySen, paidSen] = [sumOf('queued'), sumOf('paid')];
  return { heldSen: subtractSen(theirsSen, sumSen([onTheWaySen, paidSen])), onTheWaySen, paidSen };
}

function partOf({ amountSen, overpaidSen }: GuarantorPayout, part: GuarantorMoneyPart): Sen {
  return part === 'overpaid' ? overpaidSen : subtractSen(amountSen, overpaidSen);
}
