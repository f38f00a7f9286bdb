/** Each holding's share of future repayments, to the sen (DIS-3, decision 049). */

import { mulDivFloor, type Sen, sen, subtractSen, sumSen, ZERO_SEN } from './sen.ts';

/** Where a holding stands when one repayment is split: the weights before it, its own, and those of all. In sen. */
export interface PlaceInSplit {
  readonly aheadSen: Sen;
  readonly weightSen: Sen;
  readonly totalSen: Sen;
}

/** The places of all holdings in one split, in the order in which the holdings were given. */
export interface ProjectedSplit {
  readonly totalSen: Sen;
  readonly aheadSen: readonly Sen[];
  readonly weightSen: readonly Sen[];
}

/** A holding before the first of the splits. */
export interface ProjectedHolding {
  readonly outstandingSen: Sen;
  readonly originalSen: Sen;
}

/** One repayment to come: the principal that it pays, and the order of its split as indexes of the holdings. */
export interface SplitToCome {
  readonly principalSen: Sen;
  readonly order: readonly number[];
}

/**
 * The share of an amount at a place: floor((ahead + weight) × amount ÷ total) − floor(ahead × amount ÷ total), which is
 * what `distribute` gives. Throws RangeError unless the total is positive.
 */
export function shareAt({ aheadSen, weightSen, totalSen }: PlaceInSplit, amountSen: Sen): Sen {
  const reached = mulDivFloor(amountSen, aheadSen + weightSen, totalSen);
  return sen(reached - mulDivFloor(amountSen, aheadSen, totalSen));
}

/**
 * The places of all holdings in repayments to come, each split on what the one before leaves: by outstanding principal, by
 * the original amounts where none is outstanding any more. Linear in holdings × repayments.
 * Throws RangeError for more principal than is outstanding, and where there are no holdings.
 */
export function projectSplits(
  holdings: readonly ProjectedHolding[],
  splits: readonly SplitToCome[],
): ProjectedSplit[] {
  let outstanding: readonly Sen[] = holdings.map((one) => one.outstandingSen);
  let outstandingSen = sumSen(outstanding);
  const original = holdings.map((one) => one.originalSen);
  return splits.map(({ principalSen, order }) => {
    if (principalSen > outstandingSen) {
      throw new RangeError(
        `${principalSen} sen of principal to come, but only ${outstandingSen} outstanding.`,
      );
    }
    const projected = placesIn(order, outstandingSen > 0n ? outstanding : original);
    if (principalSen > 0n) {
      outstanding = outstanding.map((leftSen, index) =>
        subtractSen(leftSen, shareAt(placeOf(projected, index), principalSen)),
      );
      outstandingSen = subtractSen(outstandingSen, principalSen);
    }
    return projected;
  });
}

/** The place of one of the holdings in a split. */
export function placeOf({ totalSen, aheadSen, weightSen }: ProjectedSplit, index: number): PlaceInSplit {
  return { totalSen, aheadSen: aheadSen[index] ?? ZERO_SEN, weightSen: weightSen[index] ?? ZERO_SEN };
}

function placesIn(order: readonly number[], weightSen: readonly Sen[]): ProjectedSplit {
  const aheadSen: Sen[] = weightSen.map(() => ZERO_SEN);
  let reached = 0n;
  for (const index of order) {
    aheadSen[index] = sen(reached);
    reached += weightSen[index] ?? 0n;
  }
  if (reached === 0n) {
    throw new RangeError('Nothing can be projected when nobody holds anything.');
  }
  return { totalSen: sen(reached), aheadSen, weightSen };
}
