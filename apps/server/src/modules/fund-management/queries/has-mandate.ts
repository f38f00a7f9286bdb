import type { QueryCtx } from '../../../platform/context.ts';
import { mandateOn } from '../domain/mandate.ts';
import { listMandates } from '../store/mandates.ts';

/** Whether a management mandate of an investor is in force on the business date. */
export async function hasMandate(ctx: QueryCtx, investorId: string): Promise<boolean> {
  return mandateOn(await listMandates(ctx.reader, [investorId]), ctx.businessDate) !== null;
}
