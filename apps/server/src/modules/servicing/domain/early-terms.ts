import type { EarlyTerms } from '@titian/finance/early';
import { invariant } from '../../../platform/errors.ts';
import type { Note } from '../../notes/public.ts';

/** The terms that a note's schedule was made from. */
export function earlyTermsOf(note: Note): EarlyTerms {
  invariant(note.issuedOn !== null, `note ${note.id} was issued`);
  return {
    profile: note.profile,
    rateBps: note.rateBps,
    termMonths: note.termMonths,
    issuedOn: note.issuedOn,
  };
}
