import type { QueryCtx } from '../../../platform/context.ts';
import type { Resolution } from '../domain/resolution.ts';
import {
  type CaseRegisterFilter,
  countForRegister,
  listForRegister,
  listResolutions,
} from '../store/resolutions.ts';
import { type NamedCase, withNames } from './list-cases.ts';

/** A complaint or data request as its register lists it; without a resolution before it is closed. */
export type RegisteredCase = NamedCase & { readonly resolution: Resolution | null };

/** Some complaints or data requests, newest first, with how they ended (CMP-5). */
export async function readRegisteredCases(
  ctx: QueryCtx,
  filter: CaseRegisterFilter,
  page: { readonly beforeId: string | null; readonly limit: number },
): Promise<RegisteredCase[]> {
  const cases = await listForRegister(ctx.reader, filter, page);
  const resolutions = await listResolutions(
    ctx.reader,
    cases.map(({ id }) => id),
  );
  const named = await withNames(ctx, cases);
  return named.map((one) => ({
    ...one,
    resolution: one.one.state === 'closed' ? (resolutions.get(one.one.id) ?? null) : null,
  }));
}

/** How many of them match, and how many are overdue now. */
export function countRegisteredCases(ctx: QueryCtx, filter: CaseRegisterFilter) {
  return countForRegister(ctx.reader, filter, ctx.businessNow);
}
