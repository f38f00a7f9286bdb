import type { CallResponse } from '../../../lib/api/call-types.ts';

export type Mandate = CallResponse<'mandates'>['items'][number];

const running: readonly Mandate['state'][] = [
  'draft',
  'authorising',
  'awaiting_bank_approval',
  'active',
  'maintenance_pending',
];

/** The mandate that has not ended; there is one at most. */
export function runningOf(mandates: readonly Mandate[]): Mandate | null {
  return mandates.find(({ state }) => running.includes(state)) ?? null;
}

/** Whether what falls due is collected; a change that waits for the bank stops nothing. */
export function isCollecting(mandate: Mandate | null): boolean {
  return mandate?.state === 'active' || mandate?.state === 'maintenance_pending';
}

/** Whether the bank still has to say something about a mandate. */
export function isWaiting(mandate: Mandate | null): boolean {
  const { state } = mandate ?? {};
  return state === 'authorising' || state === 'awaiting_bank_approval' || state === 'maintenance_pending';
}
