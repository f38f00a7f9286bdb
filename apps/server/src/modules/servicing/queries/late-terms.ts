import type { QueryCtx } from '../../../platform/context.ts';
import type { Note } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { LateTerms } from '../domain/late-terms.ts';

/** How lateness is charged on a note on the business date. */
export async function lateTermsOf(
  ctx: QueryCtx,
  note: Pick<Note, 'contract' | 'defaultedOn'>,
): Promise<LateTerms> {
  return { contract: note.contract, defaultedOn: note.defaultedOn, rates: await readSettings(ctx) };
}
