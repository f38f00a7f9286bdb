import type { Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { distributeStep } from './distribute-repayment.ts';
import { allotNote } from './project-shares.ts';

/** Pays out all that a note has received, a transaction per step; first it lets all subscriptions become holdings. */
export async function distributeRepayments(work: UnitOfWork, scope: Scope, noteId: string): Promise<void> {
  let waited = false;
  for (;;) {
    const step = await work.command(scope, (ctx) => distributeStep(ctx, noteId));
    if (step === 'done') {
      return;
    }
    if (step === 'waiting') {
      invariant(!waited, `the subscriptions of note ${noteId} add up to what it raised`);
      waited = true;
      await allotNote(work, scope, noteId);
    }
  }
}
