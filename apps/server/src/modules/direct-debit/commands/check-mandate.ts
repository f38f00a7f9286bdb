import type { Scope } from '../../../platform/context.ts';
import type { Mandate } from '../domain/mandate.ts';
import { findRunning } from '../store/mandates.ts';
import type { CollectDeps } from './collect-due.ts';
import { syncMandateStatus } from './sync-mandate-status.ts';

/** Queries the bank about the mandate of a customer that waits for an answer, because its owner looks at the page. */
export async function checkMandate(deps: CollectDeps, scope: Scope, userId: string): Promise<void> {
  const running = await deps.work.query(scope, (ctx) => findRunning(ctx.reader, userId));
  const intentId = openIntent(running);
  if (intentId !== null) {
    await deps.payments.checkPayment(scope, intentId);
  }
  if (running !== null) {
    await syncMandateStatus(deps, scope, running.id);
  }
}

/** The payment by which its owner is authorising something at the bank just now. */
function openIntent(mandate: Mandate | null): string | null {
  if (mandate?.state === 'maintenance_pending') {
    return mandate.maintenanceIntentId;
  }
  return mandate?.state === 'authorising' ? mandate.intentId : null;
}
