import type { QueryCtx } from '../../../platform/context.ts';
import { type LinkedCase, listLinked } from '../store/linked-cases.ts';

/** The cases of late notes that are not closed, by note; of several the oldest. */
export async function lateNoteCases(
  ctx: QueryCtx,
  noteIds: readonly string[] | null,
): Promise<ReadonlyMap<string, LinkedCase>> {
  const cases = await listLinked(ctx.reader, { kind: 'late_note', linkKind: 'note', objectIds: noteIds });
  return new Map(cases.toReversed().map((one) => [one.objectId, one]));
}
