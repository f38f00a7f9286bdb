import { type RateBps, rateBps, shareHalfUp } from './rate.ts';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from './sen.ts';

/** What principal is worth while its note is past due by up to so many days; bands are in the order of their days. */
export interface ValuationBand {
  readonly upToDays: number;
  readonly bps: RateBps;
}

/** Outstanding principal by how long its note's oldest instalment is unpaid. */
export interface AgedPrincipal {
  readonly daysPastDue: number;
  readonly isDefaulted: boolean;
  readonly principalSen: Sen;
}

const FULL: RateBps = rateBps(10_000);
const NOTHING: RateBps = rateBps(0);

/**
 * The share of outstanding principal that is expected back (FIG-5): all of it while nothing is past due, the share of its
 * band while it is, nothing beyond the last band or in default.
 */
export function valueShare(
  bands: readonly ValuationBand[],
  { daysPastDue, isDefaulted }: Pick<AgedPrincipal, 'daysPastDue' | 'isDefaulted'>,
): RateBps {
  if (isDefaulted) {
    return NOTHING;
  }
  return daysPastDue <= 0 ? FULL : (bands.find((band) => daysPastDue <= band.upToDays)?.bps ?? NOTHING);
}

/** Up to how many days past due principal is still counted on in full. */
export function fullValueDays(bands: readonly ValuationBand[]): number {
  const reduced = bands.findIndex((band) => band.bps < FULL);
  return (reduced === -1 ? bands.at(-1) : bands[reduced - 1])?.upToDays ?? 0;
}

/** Principal less what of it is counted on; rounded half-up once for all principal with the same share. */
export function expectedLoss(bands: readonly ValuationBand[], principal: readonly AgedPrincipal[]): Sen {
  const byShare = new Map<RateBps, Sen>();
  for (const one of principal) {
    const share = valueShare(bands, one);
    byShare.set(share, addSen(byShare.get(share) ?? ZERO_SEN, one.principalSen));
  }
  return sumSen(
    [...byShare].map(([share, amountSen]) => subtractSen(amountSen, shareHalfUp(amountSen, share))),
  );
}
