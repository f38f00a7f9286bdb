import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText } from '@titian/finance/sen';

export interface TopupLimits {
  readonly minimumSen: Sen;
  readonly maximumSen: Sen;
}

/** The error for a top-up of this amount, or null (WAL-1). */
export function topupProblem(amountSen: Sen, { minimumSen, maximumSen }: TopupLimits): Message | null {
  if (amountSen < minimumSen) {
    return message('topup_below_minimum', { minimum: senToText(minimumSen) });
  }
  if (amountSen > maximumSen) {
    return message('topup_above_maximum', { maximum: senToText(maximumSen) });
  }
  return null;
}
