import { ZERO_SEN } from '@titian/finance/sen';
import type { Investor } from '../../onboarding/public.ts';
import type { Subscriber } from './decide-subscription.ts';

/** What is known of an investor apart from the register of investors, read under the locks of a batch. */
type Position = Omit<Subscriber, 'planType' | 'guaranteedOnly' | 'isIndividual'>;

/** What only a preset's subscription is decided by, for others. */
export const nothingOfPresets = { withIssuerSen: ZERO_SEN, autoMonthSen: ZERO_SEN } as const;

/** An investor as a subscription meets them. */
export function subscriberOf(investor: Investor, isIndividual: boolean, position: Position): Subscriber {
  const { cashSen, waitingSen, outstandingSen, withIssuerSen, autoMonthSen, isFrozen } = position;
  const { planType, guaranteedOnly } = investor;
  return {
    ...{ cashSen, waitingSen, outstandingSen, withIssuerSen, autoMonthSen, isFrozen },
    ...{ planType, guaranteedOnly, isIndividual },
  };
}
