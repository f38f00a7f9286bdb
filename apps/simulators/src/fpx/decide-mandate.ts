import type { FpxContext } from './context.ts';
import { isMandate } from './mandate-request.ts';
import type { Mandate, MandateState } from './mandates.ts';
import type { Transaction } from './transactions.ts';

export type MandateDecision = 'approve' | 'decline' | 'end';

const decided: Readonly<
  Record<MandateDecision, { readonly from: readonly MandateState[]; readonly to: MandateState }>
> = {
  approve: { from: ['waiting'], to: 'approved' },
  decline: { from: ['waiting'], to: 'rejected' },
  end: { from: ['waiting', 'approved'], to: 'ended' },
};

/** Once the buyer has authorised a mandate, the bank decides as the controls say. */
export function openMandate(context: FpxContext, transaction: Transaction): void {
  if (!isMandate(transaction.request)) return;
  const states = { approve: 'approved', decline: 'rejected', by_hand: 'waiting' } as const;
  context.mandates.open(transaction, context.now(), states[context.controls.settings.mandates]);
}

/** What the bank, or the seller for an end, decides. Null where the mandate is past that. */
export function decideMandate(
  context: FpxContext,
  mandate: Mandate,
  decision: MandateDecision,
): Mandate | null {
  const { from, to } = decided[decision];
  if (!from.includes(mandate.state)) return null;
  return context.mandates.decide({ ...mandate, state: to, decidedAt: context.now().toISOString() });
}
