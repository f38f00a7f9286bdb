import { type Permission, rolesOf } from '@titian/contracts/permissions';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Operator } from '../domain/operator.ts';
import { findEnabledOperator, findOperator, listOperatorsOf } from '../store/operators.ts';

/** An operator, disabled or not, or null. */
export function readOperator(ctx: QueryCtx, id: string): Promise<Operator | null> {
  return findOperator(ctx.reader, id);
}

/** An operator whose account is not disabled, or null. */
export function readEnabledOperator(ctx: QueryCtx, id: string): Promise<Operator | null> {
  return findEnabledOperator(ctx.reader, id);
}

/** Operators who may sign in and hold a permission. */
export function readOperatorsWho(ctx: QueryCtx, permission: Permission): Promise<Operator[]> {
  return listOperatorsOf(ctx.reader, rolesOf(permission));
}
