import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { type Consent, insertConsent } from '../store/consents.ts';

/** Records what a customer agreed to, in which version, when and from where. */
export function recordConsent(ctx: Ctx, consent: Consent): Promise<void> {
  return insertConsent(ctx.tx, newId(), consent, ctx.now);
}
