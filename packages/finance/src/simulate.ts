/** What an investor could get for an amount in notes of one kind, some of which may fail (the simulation page). */

import type { DeductionRates } from './deductions.ts';
import { breakEvenLossShare, effectiveRate } from './irr.ts';
import { type Quote, quoteFor } from './quote.ts';
import { type RateBps, rateBps, shareFloor, WHOLE_BPS } from './rate.ts';
import { type Instalment, type ScheduleTerms, totalReturn } from './schedule.ts';
import { addSen, type Sen, subtractSen, ZERO_SEN } from './sen.ts';

/** One payment: as promised, what is taken from it, and what is left where a share of the notes fails. */
export interface SimulatedMonth {
  /** Months after issue. */
  readonly month: number;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** Service fee, service tax and withholding together. */
  readonly deductedSen: Sen;
  readonly netSen: Sen;
  readonly afterDefaultsSen: Sen;
}

export interface Simulation {
  readonly quote: Quote;
  /** 12 × monthly IRR of the promised payments (SCH-4). */
  readonly effectiveRateBps: RateBps;
  /** The loss share that eats up the return before fee and tax. */
  readonly breakEvenGrossBps: RateBps;
  readonly months: readonly SimulatedMonth[];
  /** What comes back in all where the share fails, less what was put in; negative is a loss. */
  readonly outcomeSen: Sen;
  /** 12 × monthly IRR of what comes back where the share fails; null when nothing does. */
  readonly outcomeRateBps: RateBps | null;
}

/**
 * The quote for an amount, and what becomes of it when `defaultShare` of the money is in notes that never pay anything;
 * the rest pays by schedule. Fees are taken from what is received only, so they shrink with it.
 * Throws RangeError as quoteFor does, and unless the share is between 0 and 100 %.
 */
export function simulateInvestment(
  terms: ScheduleTerms,
  rates: DeductionRates,
  defaultShare: RateBps,
): Simulation {
  const quote = quoteFor(terms, rates);
  const months = monthsOf(quote, terms.termMonths, defaultShare);
  const flow = { outlaySen: terms.principalSen, termMonths: terms.termMonths };
  const promisedSen = quote.schedule.map((one) => addSen(one.principalSen, one.returnSen));
  const effectiveRateBps = effectiveRate({ ...flow, paymentsSen: promisedSen });
  if (effectiveRateBps === null) {
    throw new RangeError('A schedule that returns nothing has no effective rate.');
  }
  return {
    quote,
    effectiveRateBps,
    breakEvenGrossBps: breakEvenLossShare(terms.principalSen, totalReturn(terms)),
    months,
    outcomeSen: outcomeAt(terms.principalSen, quote.returnNetSen, defaultShare),
    outcomeRateBps: effectiveRate({ ...flow, paymentsSen: months.map((one) => one.afterDefaultsSen) }),
  };
}

/**
 * floor((principal + net return) × (1 − share)) − principal: at the break-even share it is about zero.
 * Throws RangeError unless the share is between 0 and 100 %.
 */
export function outcomeAt(principalSen: Sen, netReturnSen: Sen, defaultShare: RateBps): Sen {
  return subtractSen(surviving(addSen(principalSen, netReturnSen), defaultShare), principalSen);
}

function surviving(amountSen: Sen, defaultShare: RateBps): Sen {
  const rest = WHOLE_BPS - BigInt(defaultShare);
  if (rest < 0n || rest > WHOLE_BPS) {
    throw new RangeError(`A share lies between 0 and 10000 basis points, not at ${defaultShare}.`);
  }
  return shareFloor(amountSen, rateBps(Number(rest)));
}

function monthsOf(quote: Quote, termMonths: number, defaultShare: RateBps): SimulatedMonth[] {
  let promisedToDateSen = ZERO_SEN;
  let survivedToDateSen = ZERO_SEN;
  return quote.schedule.map((instalment, index) => {
    const returnNetSen = quote.months[index]?.returnNetSen ?? ZERO_SEN;
    const netSen = addSen(instalment.principalSen, returnNetSen);
    promisedToDateSen = addSen(promisedToDateSen, netSen);
    // Worked out on the total to date, so that the months add up to the whole to the sen.
    const survivedSen = surviving(promisedToDateSen, defaultShare);
    const afterDefaultsSen = subtractSen(survivedSen, survivedToDateSen);
    survivedToDateSen = survivedSen;
    return {
      month: monthOf(instalment, quote.schedule.length, termMonths),
      principalSen: instalment.principalSen,
      returnSen: instalment.returnSen,
      deductedSen: subtractSen(instalment.returnSen, returnNetSen),
      netSen,
      afterDefaultsSen,
    };
  });
}

/** A single instalment falls at the end of the term, the others a month apart. */
function monthOf({ number }: Instalment, count: number, termMonths: number): number {
  return termMonths - count + number;
}
