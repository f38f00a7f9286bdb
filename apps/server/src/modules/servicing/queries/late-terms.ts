import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Note } from '../../notes/public.ts';
import type { LateTerms } from '../domain/late-terms.ts';
import { listAgreedTerms } from '../store/disbursements.ts';

type LateNote = Pick<Note, 'id' | 'contract' | 'defaultedOn'>;

/** How lateness is charged on an issued note: as its issuer has signed, whatever the settings say today. */
export async function lateTermsOf(ctx: QueryCtx, note: LateNote): Promise<LateTerms> {
  const terms = (await lateTermsOfAll(ctx, [note])).get(note.id);
  invariant(terms, `note ${note.id} has its agreement`);
  return terms;
}

/** The same of some notes at once; notes that are not issued are left out. */
export async function lateTermsOfAll(
  ctx: QueryCtx,
  notes: readonly LateNote[],
): Promise<ReadonlyMap<string, LateTerms>> {
  const agreed = await listAgreedTerms(
    ctx.reader,
    notes.map((note) => note.id),
  );
  return new Map(
    notes.flatMap(({ id, contract, defaultedOn }) => {
      const rates = agreed.get(id);
      return rates === undefined ? [] : [[id, { contract, defaultedOn, rates }]];
    }),
  );
}
