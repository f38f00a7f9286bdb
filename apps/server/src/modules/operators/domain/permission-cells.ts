import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { grantsOf, isFixed, type PermissionLimit } from '@titian/contracts/permission-limits';
import { type ApprovalKind, isApprovalKind, rolesOf } from '@titian/contracts/permissions';
import { hasAmount } from '@titian/contracts/proposal-amounts';
import type { permissionChange } from '@titian/contracts/schemas/permission-proposals';
import { parseSen } from '@titian/finance/sen';
import type { z } from 'zod';
import type { OperatorAccount } from '../../identity/public.ts';

export type PermissionChange = z.output<typeof permissionChange>;
type Cell = PermissionChange['cells'][number];

/** Operators who must be able to make and check each kind of proposal: one proposes, another decides. */
const FEWEST_OPERATORS = 2;

/** A cell of a proposal as the table stores it. */
export function limitOfCell({ role, permission, allowed, limit }: Cell): PermissionLimit {
  return { role, permission, isAllowed: allowed, limitSen: limit === null ? null : parseSen(limit) };
}

/** A cell as it is now: as two administrators set it last, or as it is built in. */
export function currentCell(
  limits: readonly PermissionLimit[],
  { role, permission }: Pick<PermissionLimit, 'role' | 'permission'>,
): PermissionLimit {
  const set = limits.find((one) => one.role === role && one.permission === permission);
  return set ?? { role, permission, isAllowed: true, limitSen: null };
}

/** The table after a change. */
export function changedLimits(
  limits: readonly PermissionLimit[],
  cells: readonly PermissionLimit[],
): PermissionLimit[] {
  const isChanged = (one: PermissionLimit) =>
    cells.some(({ role, permission }) => role === one.role && permission === one.permission);
  return [...limits.filter((one) => !isChanged(one)), ...cells];
}

/** Why a cell cannot become this, or null; `earlier` are the cells of the same change before it. */
export function cellProblem(
  cell: PermissionLimit,
  limits: readonly PermissionLimit[],
  earlier: readonly PermissionLimit[],
): Message | null {
  const { role, permission, isAllowed, limitSen } = cell;
  if (!rolesOf(permission).includes(role)) {
    return message('permission_beyond_maximum');
  }
  if (isFixed(role, permission)) {
    return message('permission_fixed');
  }
  if (limitSen !== null && !hasAmount(permission)) {
    return message('permission_without_amount');
  }
  if (limitSen !== null && !isAllowed) {
    return message('permission_limit_not_held');
  }
  if (earlier.some((one) => one.role === role && one.permission === permission)) {
    return message('permission_repeated');
  }
  const now = currentCell(limits, cell);
  return now.isAllowed === isAllowed && now.limitSen === limitSen ? message('permission_unchanged') : null;
}

/**
 * The kinds of proposals of which a change leaves fewer than two of the operators who may act now with every amount, and
 * fewer than before: these stand still, wholly or above a limit (OPS-33).
 */
export function standstillOf(
  active: readonly OperatorAccount[],
  before: readonly PermissionLimit[],
  after: readonly PermissionLimit[],
  cells: readonly PermissionLimit[],
): ApprovalKind[] {
  const kinds = [...new Set(cells.map(({ permission }) => permission))].filter(isApprovalKind);
  const able = (limits: readonly PermissionLimit[], kind: ApprovalKind) =>
    active.filter(({ roles }) => grantsOf(roles, limits)[kind]?.limitSen === null).length;
  return kinds
    .filter((kind) => able(after, kind) < FEWEST_OPERATORS && able(after, kind) < able(before, kind))
    .sort();
}
