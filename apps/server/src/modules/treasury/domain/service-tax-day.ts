import type { Day } from '@titian/finance/calendar';
import { type RateBps, shareHalfUp } from '@titian/finance/rate';
import { type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';

/** The fees of one business day that were charged at one rate of service tax. */
export interface ServiceTaxDay {
  readonly day: Day;
  readonly rateBps: RateBps;
  readonly feesSen: Sen;
  /** Charged to customers, each rounded by itself. */
  readonly chargedSen: Sen;
  /** Differences that are booked for the day already. */
  readonly bookedSen: Sen;
}

/**
 * What is still to be booked for a day (FEE-4, decision 035): half-up(rate × fees charged) less the tax charged and what
 * is booked already; above zero the platform pays it, below zero too much was charged. Refunded fees take their tax
 * with them, also on a day with no others.
 */
export function differenceOf({ rateBps, feesSen, chargedSen, bookedSen }: ServiceTaxDay): Sen {
  const dueSen =
    feesSen < 0n
      ? subtractSen(ZERO_SEN, shareHalfUp(subtractSen(ZERO_SEN, feesSen), rateBps))
      : shareHalfUp(feesSen, rateBps);
  return subtractSen(subtractSen(dueSen, chargedSen), bookedSen);
}
