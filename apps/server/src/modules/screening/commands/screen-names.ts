import type { NameScreening } from '../../../gateways/screening/port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import {
  blocks,
  type FoundBy,
  type ListEntry,
  type NamedCustomer,
  type ScreeningHit,
} from '../domain/hit.ts';
import { findHitsOf, insertHits } from '../store/hits.ts';
import { findListed } from '../store/list.ts';

/** Compares the names of a customer with a list and stores the hits; known hits stay as they were decided. */
export async function screenAgainst(
  ctx: Ctx,
  screening: NameScreening,
  customer: NamedCustomer,
  found: { readonly by: FoundBy; readonly list: readonly ListEntry[] },
): Promise<ScreeningHit[]> {
  const entries = new Map(found.list.map((one) => [one.id, one]));
  const hits = customer.names.flatMap((given) =>
    screening.matches(given, found.list).flatMap(({ listedId, score }): ScreeningHit[] => {
      const entry = entries.get(listedId);
      const about = { userId: customer.userId, name: given.name, role: given.role, score };
      const fresh = {
        state: 'open',
        version: 1,
        foundBy: found.by,
        foundAt: ctx.now,
        decidedAt: null,
      } as const;
      return entry === undefined ? [] : [{ id: newId(), entry, ...about, ...fresh }];
    }),
  );
  await insertHits(ctx.tx, hits);
  return hits;
}

/** Screens a customer who has just applied: compliance reads the hits before the decision (SCR-1). */
export async function screenNames(
  ctx: Ctx,
  screening: NameScreening,
  customer: NamedCustomer,
): Promise<void> {
  await screenAgainst(ctx, screening, customer, { by: 'submission', list: await findListed(ctx.reader) });
}

/**
 * Screens a customer who is about to be approved: the list may have changed since (SCR-1).
 * @throws AppError `screening_hit` until compliance has cleared every name
 */
export async function rejectListedNames(
  ctx: Ctx,
  screening: NameScreening,
  customer: NamedCustomer,
): Promise<void> {
  const list = await findListed(ctx.reader);
  const hits = await screenAgainst(ctx, screening, customer, { by: 'approval', list });
  const known = await findHitsOf(ctx.reader, customer.userId);
  const alike = new Set(hits.map(keyOf));
  const blocking = known.filter((hit) => alike.has(keyOf(hit)) && blocks(hit));
  if (blocking.length > 0) {
    // The error rolls the transaction back; the hits have to be stored for compliance all the same.
    ctx.onRejection((after) => insertHits(after.tx, hits));
    throw new AppError('screening_hit', { names: [...new Set(blocking.map((hit) => hit.name))] });
  }
}

/** Another name or another entry is another hit. */
function keyOf(hit: Pick<ScreeningHit, 'entry' | 'name'>): string {
  return `${hit.entry.id} ${hit.name}`;
}
