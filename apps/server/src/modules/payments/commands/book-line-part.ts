import { type Scope, systemActor } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockLinePart, markPartBooked } from '../store/line-parts.ts';
import { handlerOf, type LineAllocationDeps } from './allocate-line.ts';

/** Books a part of a line that waits in `receipts_clearing`, once. */
export async function bookLinePart(
  { work, ...deps }: Pick<LineAllocationDeps, 'lineTargets'> & { readonly work: UnitOfWork },
  scope: Scope,
  partId: string,
): Promise<void> {
  await work.command({ ...scope, actor: systemActor }, async (ctx) => {
    const part = await lockLinePart(ctx.tx, partId);
    if (part?.state !== 'waiting') {
      return;
    }
    const handler = handlerOf(deps, part);
    invariant(handler, `something books money for a ${part.target}`);
    await handler.book(ctx, part);
    await markPartBooked(ctx.tx, part.id);
  });
}
