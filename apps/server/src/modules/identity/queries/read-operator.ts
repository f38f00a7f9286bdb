import type { Permission } from '@titian/contracts/permissions';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import type { Operator } from '../domain/operator.ts';
import {
  findEnabledOperator,
  findOperator,
  findOperators,
  listOperatorsWho,
  lockEnabledOperator,
} from '../store/operators.ts';

/** An operator, disabled or not, or null. */
export function readOperator(ctx: QueryCtx, id: string): Promise<Operator | null> {
  return findOperator(ctx.reader, id);
}

/** Operators by id, disabled or not; unknown ids are left out. */
export async function readOperators(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Operator>> {
  const operators = ids.length === 0 ? [] : await findOperators(ctx.reader, [...new Set(ids)]);
  return new Map(operators.map((one) => [one.id, one]));
}

/** An operator whose account is not disabled, or null. */
export function readEnabledOperator(ctx: QueryCtx, id: string): Promise<Operator | null> {
  return findEnabledOperator(ctx.reader, id);
}

/** Locks an operator's row: what one operator may do so many times is counted one after the other. */
export async function lockOperator(ctx: Ctx, id: string): Promise<void> {
  await lockEnabledOperator(ctx.tx, id);
}

/** Operators who may sign in and hold a permission. */
export function readOperatorsWho(ctx: QueryCtx, permission: Permission): Promise<Operator[]> {
  return listOperatorsWho(ctx.reader, permission);
}
