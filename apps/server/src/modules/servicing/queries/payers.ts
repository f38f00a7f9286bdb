import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { Note } from '../../notes/public.ts';
import { readDirectorNames, readIssuer } from '../../onboarding/public.ts';

/** The permitted payers of a note: its issuer, the issuer's directors, its guarantor. */
export async function payersOf(ctx: QueryCtx, note: Note): Promise<string[]> {
  const issuer = await readIssuer(ctx, note.issuerId);
  invariant(issuer, `the issuer of note ${note.id} exists`);
  const directors = await readDirectorNames(ctx, note.issuerId);
  const guarantor = note.guarantorName === null ? [] : [note.guarantorName];
  return [issuer.verifiedName, issuer.companyName, ...directors, ...guarantor];
}
