import type { Scope } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import type { Work } from '../../../platform/work.ts';
import { distributeNext } from './distribute-repayment.ts';
import { convertNote } from './project-shares.ts';

/** Pays out all that a note has received, a transaction per step; first it lets all subscriptions become holdings. */
export async function distributeNote(work: Work, scope: Scope, noteId: string): Promise<void> {
  let waited = false;
  for (;;) {
    const step = await work.command(scope, (ctx) => distributeNext(ctx, noteId));
    if (step === 'done') {
      return;
    }
    if (step === 'waiting') {
      assertOurs(!waited, `the subscriptions of note ${noteId} add up to what it raised`);
      waited = true;
      await convertNote(work, scope, noteId);
    }
  }
}
