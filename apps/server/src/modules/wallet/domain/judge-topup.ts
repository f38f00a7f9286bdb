import { messages } from '@titian/contracts/messages';
import { formatRinggit, type Sen, sen } from '@titian/finance/sen';

export interface TopupLimits {
  readonly minimumSen: Sen;
  readonly maximumSen: Sen;
}

/** The specification's own sentence names its own minimum; another minimum needs the same sentence about itself. */
const SPEC_MINIMUM_SEN = sen(200_00n);

/** The sentence that refuses a top-up of this amount, or null (WAL-1). */
export function topupRefusal(amountSen: Sen, { minimumSen, maximumSen }: TopupLimits): string | null {
  if (amountSen < minimumSen) {
    return minimumSen === SPEC_MINIMUM_SEN
      ? messages.topUpBelowMinimum
      : `Minimum top up of ${formatRinggit(minimumSen)}.`;
  }
  if (amountSen > maximumSen) {
    return `Maximum top up of ${formatRinggit(maximumSen)} in one payment.`;
  }
  return null;
}
