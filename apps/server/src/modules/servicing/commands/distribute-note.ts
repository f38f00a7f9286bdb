import type { Scope } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import type { Work } from '../../../platform/work.ts';
import { convertSubscriptions } from '../../notes/public.ts';
import { distributeNext } from './distribute-repayment.ts';

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
      while (await work.command(scope, (ctx) => convertSubscriptions(ctx, noteId))) {
        // The next thousand holders.
      }
    }
  }
}
