/** Exact splitting of one amount by weights (DIS-1). */

import { mulDivFloor, type Sen, sen } from './sen.ts';

/**
 * share_i = floor(cum_i × R ÷ T) − floor(cum_(i−1) × R ÷ T): the shares follow the order of the weights, sum to the
 * total exactly, none is negative, and a weight of 0 gets 0. Time is linear in the number of weights.
 * Throws RangeError for a negative total or weight, and where the weights sum to 0, as there is no recipient.
 */
export function splitCumulative(totalSen: Sen, weights: readonly bigint[]): Sen[] {
  if (totalSen < 0n) {
    throw new RangeError(`A negative amount cannot be split: ${totalSen} sen.`);
  }
  const weightsTotal = sumOfWeights(weights);
  let cumulative = 0n;
  let givenSen = 0n;
  return weights.map((weight) => {
    cumulative += weight;
    const reachedSen = mulDivFloor(totalSen, cumulative, weightsTotal);
    const shareSen = sen(reachedSen - givenSen);
    givenSen = reachedSen;
    return shareSen;
  });
}

function sumOfWeights(weights: readonly bigint[]): bigint {
  let total = 0n;
  for (const weight of weights) {
    if (weight < 0n) {
      throw new RangeError(`A weight must not be negative, as ${weight} is.`);
    }
    total += weight;
  }
  if (total === 0n) {
    throw new RangeError('Nothing can be split when all weights together are 0.');
  }
  return total;
}
