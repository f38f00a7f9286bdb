import type { QueryCtx } from '../../../platform/context.ts';
import { findOpenDisclosure, listOperatorNames } from '../store/disclosures.ts';

/** Whether an auditor gave a reason for a customer within the last half hour (OPS-62). */
export async function isDisclosed(ctx: QueryCtx, operatorId: string, userId: string): Promise<boolean> {
  return (await findOpenDisclosure(ctx.reader, { operatorId, userId }, ctx.now)) !== null;
}

/** The names of all operators, which are masked for nobody: operators are answerable for what they do. */
export async function readOperatorNames(ctx: QueryCtx): Promise<ReadonlySet<string>> {
  return new Set(await listOperatorNames(ctx.reader));
}
