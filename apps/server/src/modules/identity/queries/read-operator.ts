import type { QueryCtx } from '../../../platform/context.ts';
import type { Operator } from '../domain/operator.ts';
import { findOperator } from '../store/operators.ts';

/** A member of staff, disabled or not, or null. */
export function readOperator(ctx: QueryCtx, id: string): Promise<Operator | null> {
  return findOperator(ctx.reader, id);
}
