import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { releaseOwned } from '../store/exceptions.ts';

/** Unassigns the open exceptions of a disabled operator, so that others see them as free. */
export async function releaseExceptions(ctx: Ctx, operatorId: string): Promise<void> {
  for (const id of await releaseOwned(ctx.tx, operatorId)) {
    await recordAudit(ctx, {
      action: 'reconciliation_exception.assigned',
      subjectKind: 'reconciliation_exception',
      subjectId: id,
      after: { owner: null },
    });
  }
}
