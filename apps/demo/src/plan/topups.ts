import type { InvestorMember } from '../market.ts';

/** The limits of one payment, whole ringgit (WAL-1). */
const topupLimits = { minimum: 200, individual: 30_000, institution: 1_000_000 } as const;

/** People top up in round figures: so many times what they need, to the next multiple. */
const habits = {
  small: { times: 2, roundTo: 100 },
  medium: { times: 3, roundTo: 500 },
  large: { times: 3, roundTo: 1_000 },
  institution: { times: 4, roundTo: 10_000 },
} as const;

/**
 * The top-up of an investor for an amount to invest; whole ringgit, at least the amount.
 *
 * @throws RangeError when one payment cannot be enough
 */
export function topupFor({ habit }: Pick<InvestorMember, 'habit'>, amount: number): number {
  const { times, roundTo } = habits[habit];
  const maximum = habit === 'institution' ? topupLimits.institution : topupLimits.individual;
  if (amount > maximum) throw new RangeError(`RM ${amount} is more than one top-up may bring.`);
  const round = Math.ceil((amount * times) / roundTo) * roundTo;
  return Math.min(maximum, Math.max(topupLimits.minimum, round));
}
