import type { FieldMessages } from '@titian/contracts/field-errors';
import { message } from '@titian/contracts/messages/message';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import type { PermissionLimit } from '@titian/contracts/permission-limits';
import { holdsAny, may, type Permission } from '@titian/contracts/permissions';
import { permissionChange } from '@titian/contracts/schemas/permission-proposals';
import { sen, senToText } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { FieldError, fieldError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalRequest,
  type ApprovalSubject,
  approvalExecutor,
} from '../../approvals/public.ts';
import {
  changePermissionLimits,
  lockPermissionTable,
  operatorStatus,
  type PermissionTable,
  readOperatorAccounts,
} from '../../identity/public.ts';
import { notifyOperators } from '../../notifications/public.ts';
import type { OperatorDeps } from '../domain/operator-deps.ts';
import {
  cellProblem,
  changedLimits,
  currentCell,
  limitOfCell,
  type PermissionChange,
  standstillOf,
} from '../domain/permission-cells.ts';

/** The one table of permissions, as the subject of its proposals: one is open at a time. */
export const PERMISSIONS_ID = 'b1a9c5d0-2f5e-4a9b-8a57-6c1d7e90f3a4';

/** What is assigned to an operator who loses one of these goes back to the queue. */
const assignable: readonly Permission[] = ['exception_assignment', 'case_work'];

/** Takes permissions away from roles and gives them back, within the built-in table (OPS-29). */
export function permissionChanges(deps: OperatorDeps): ApprovalExecutor {
  return approvalExecutor<PermissionChange>({
    kind: 'permission_change',
    subjectKind: 'permissions',
    after: permissionChange,
    subjectIdOf: () => PERMISSIONS_ID,
    load: (ctx, _subjectId, request) => loadTable(ctx, request),
    async binds(ctx, _subjectId, { after }) {
      const table = await lockPermissionTable(ctx);
      const cells = after.cells.map(limitOfCell);
      return {
        limits: table.version,
        // Operators who came or went since change what stands still, and with it what was accepted.
        standstill: await standstillNow(ctx, table, cells),
      };
    },
    apply: (ctx, approval) => apply(ctx, deps, approval),
  });
}

/** @throws FieldError on a cell that cannot become this, and on `standstill` that does not name what stands still */
async function loadTable(
  ctx: Ctx,
  { after, approvalId }: ApprovalRequest<PermissionChange>,
): Promise<ApprovalSubject> {
  const table = await lockPermissionTable(ctx);
  const cells = after.cells.map(limitOfCell);
  rejectImpossible(cells, table.limits);
  const standstill = await standstillNow(ctx, table, cells);
  // Once it is proposed, what stands still is bound.
  if (approvalId === null && [...after.standstill].sort().join() !== standstill.join()) {
    throw fieldError('after.standstill', message('permission_standstill'), { standstill });
  }
  return {
    version: table.version + 1,
    label: message('subject_permissions'),
    before: { cells: cells.map((one) => cellOf(currentCell(table.limits, one))) },
  };
}

function rejectImpossible(cells: readonly PermissionLimit[], limits: readonly PermissionLimit[]): void {
  const problems: FieldMessages = Object.fromEntries(
    cells.flatMap((cell, at) => {
      const problem = cellProblem(cell, limits, cells.slice(0, at));
      return problem === null ? [] : [[`after.cells.${at}.permission`, [problem]]];
    }),
  );
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
}

async function standstillNow(
  ctx: Ctx,
  { limits }: PermissionTable,
  cells: readonly PermissionLimit[],
): Promise<string[]> {
  const active = (await readOperatorAccounts(ctx)).filter((one) => operatorStatus(one) === 'active');
  return standstillOf(active, limits, changedLimits(limits, cells), cells);
}

/** A cell as its proposal shows it. */
function cellOf({ role, permission, isAllowed, limitSen }: PermissionLimit): JsonValue {
  return { role, permission, allowed: isAllowed, limit: limitSen === null ? null : senToText(sen(limitSen)) };
}

/**
 * Notifies administrators and the operators of the roles whose permissions changed, once per change, with how many of
 * each role were taken away, limited or given back (OPS-51). Which ones stands on the page of permissions.
 */
async function notifyConcerned(
  ctx: Ctx,
  cells: readonly PermissionLimit[],
  approvalId: string,
): Promise<void> {
  const roles = operatorRoleNames.filter((role) => cells.some((cell) => cell.role === role));
  const concerned = (await readOperatorAccounts(ctx)).filter(
    (one) =>
      operatorStatus(one) === 'active' && (may(one, 'operator_administration') || holdsAny(one, roles)),
  );
  const countOf = (role: OperatorRole, counts: (cell: PermissionLimit) => boolean) =>
    cells.filter((cell) => cell.role === role && counts(cell)).length;
  await notifyOperators(ctx, concerned, {
    template: 'permissions_changed',
    params: {
      changes: roles.map((role) => ({
        role,
        removed: countOf(role, (cell) => !cell.isAllowed),
        limited: countOf(role, (cell) => cell.isAllowed && cell.limitSen !== null),
        restored: countOf(role, (cell) => cell.isAllowed && cell.limitSen === null),
      })),
    },
    dedupeKey: `permissions_changed:${approvalId}`,
  });
}

async function apply(ctx: Ctx, deps: OperatorDeps, approval: ApprovalOf<PermissionChange>): Promise<void> {
  const cells = approval.after.cells.map(limitOfCell);
  const before = await readOperatorAccounts(ctx);
  await changePermissionLimits(ctx, cells, approval);
  ctx.afterCommit(() => deps.authenticator.forgetOperators());
  await notifyConcerned(ctx, cells, approval.id);
  const roles = cells.map(({ role }) => role);
  for (const one of await readOperatorAccounts(ctx)) {
    if (holdsAny(one, roles)) {
      await enqueue(ctx, 'close_operator_proposals', { operator_id: one.id });
    }
    const earlier = before.find(({ id }) => id === one.id);
    if (earlier && assignable.some((permission) => may(earlier, permission) && !may(one, permission))) {
      await deps.releaseWork(ctx, one.id);
    }
  }
}
