import type { HistoryEvent } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { readOperator, type User } from '../../identity/public.ts';

/** The name of the actor of an event about a customer's form. */
export async function actorName(ctx: QueryCtx, event: HistoryEvent, applicant: User): Promise<string> {
  if (event.actorKind === 'operator' && event.actorId !== null) {
    return (await readOperator(ctx, event.actorId))?.name ?? '';
  }
  return event.actorKind === 'user' ? `${applicant.firstName} ${applicant.lastName}` : 'Titian';
}
