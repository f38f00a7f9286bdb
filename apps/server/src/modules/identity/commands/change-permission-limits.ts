import type { PermissionLimit } from '@titian/contracts/permission-limits';
import { sen, senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type PermissionTable, readPermissionTable } from '../queries/read-permission-limits.ts';
import { lockOperators } from '../store/operator-accounts.ts';
import { insertPermissionLimits } from '../store/permission-limits.ts';

/** The table of permissions under the lock of operators and their roles, which every change of it takes. */
export async function lockPermissionTable(ctx: Ctx): Promise<PermissionTable> {
  await lockOperators(ctx.tx);
  return readPermissionTable(ctx);
}

/** What decided a change of the table. */
export interface PermissionDecision {
  readonly id: string;
  readonly subjectId: string;
  readonly reason: string;
}

/** Writes the cells that two administrators decided, in force from the next reading of each operator (OPS-30). */
export async function changePermissionLimits(
  ctx: Ctx,
  cells: readonly PermissionLimit[],
  { id: approvalId, subjectId, reason }: PermissionDecision,
): Promise<void> {
  const { version } = await lockPermissionTable(ctx);
  await insertPermissionLimits(ctx.tx, cells, { version: version + 1, approvalId, at: ctx.now });
  await recordAudit(ctx, {
    action: 'permissions.changed',
    subjectKind: 'permissions',
    subjectId,
    after: {
      cells: cells.map(({ role, permission, isAllowed, limitSen }) => ({
        ...{ role, permission, allowed: isAllowed },
        limit: limitSen === null ? null : senToText(sen(limitSen)),
      })),
    },
    reason,
  });
}
