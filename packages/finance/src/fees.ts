/** What the issuer is paid when a note is issued (FEE-2). The figures are settings and are passed in. */

import { type RateBps, shareHalfUp } from './rate.ts';
import { addSen, type Sen, subtractSen } from './sen.ts';

/** An origination fee that applies to terms of up to so many months. */
export interface OriginationBand {
  readonly upToMonths: number;
  readonly feeBps: RateBps;
}

/** net = amount − origination fee − service tax on that fee. */
export interface Disbursement {
  readonly amountSen: Sen;
  readonly originationFeeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly netSen: Sen;
}

/** The fee of the shortest band that still covers the term. Throws RangeError where no band does. */
export function originationFeeBps(bands: readonly OriginationBand[], termMonths: number): RateBps {
  const covering = bands.filter((band) => termMonths <= band.upToMonths);
  const [band] = covering.sort((a, b) => a.upToMonths - b.upToMonths);
  if (band === undefined) {
    throw new RangeError(`No origination fee is set for a term of ${termMonths} months.`);
  }
  return band.feeBps;
}

/** Fee and tax are each rounded half-up to the sen; the three results sum to the amount. */
export function disbursementOf(
  amountSen: Sen,
  rates: { feeBps: RateBps; serviceTaxBps: RateBps },
): Disbursement {
  const originationFeeSen = shareHalfUp(amountSen, rates.feeBps);
  const serviceTaxSen = shareHalfUp(originationFeeSen, rates.serviceTaxBps);
  const netSen = subtractSen(amountSen, addSen(originationFeeSen, serviceTaxSen));
  return { amountSen, originationFeeSen, serviceTaxSen, netSen };
}
