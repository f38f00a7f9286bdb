import type { QueryCtx } from '../../../platform/context.ts';
import { type FinancingApplication, runningStates } from '../domain/financing-application.ts';
import { findApplication, findNumbers, hasApplicationIn } from '../store/applications.ts';

/** A submitted application by its id, or null. */
export async function readFinancingApplication(
  ctx: QueryCtx,
  id: string,
): Promise<FinancingApplication | null> {
  return (await findApplication(ctx.reader, id))?.application ?? null;
}

/** The numbers of submitted applications, by id; each stays that of the note. */
export async function readFinancingNumbers(
  ctx: QueryCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return ids.length === 0 ? new Map() : findNumbers(ctx.reader, ids);
}

/** Whether an issuer's application is being reviewed or an offer waits for an answer (`has_note_application`). */
export function hasRunningApplication(ctx: QueryCtx, issuerId: string): Promise<boolean> {
  return hasApplicationIn(ctx.reader, issuerId, runningStates);
}
