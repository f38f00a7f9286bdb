import type { LetterTemplate } from '@titian/contracts/collections';
import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { type Note, readNote } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { duesOf, type Recovery, recoveryOf } from '../../servicing/public.ts';
import { debtToday } from '../domain/debt-today.ts';
import { composeLetter, type Letter, type LetterFacts } from '../domain/letter.ts';

export interface WrittenLetter {
  readonly note: Note;
  readonly facts: LetterFacts;
  readonly letter: Letter;
}

/** The templates that fit a note on the business date. */
export function templatesFor(note: Note, { guarantee }: Pick<Recovery, 'guarantee'>): LetterTemplate[] {
  return [
    'payment_reminder',
    'notice_of_arrears',
    'letter_of_demand',
    ...(guarantee !== null && guarantee.openSen > 0n ? (['notice_to_guarantor'] as const) : []),
    ...(note.state === 'defaulted' ? (['notice_of_default'] as const) : []),
  ];
}

/**
 * A letter about a late note, written with the figures of the business date (REC-19).
 * @throws AppError `not_found`, `note_not_late`; FieldError on a template that does not fit the note
 */
export async function writeLetter(
  ctx: QueryCtx,
  noteId: string,
  wanted: { readonly template: LetterTemplate; readonly language: Language },
): Promise<WrittenLetter> {
  const note = await readNote(ctx, noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  const [dues] = await duesOf(ctx, [note]);
  invariant(dues, `the debt of note ${note.id} is known`);
  const debt = debtToday(dues, ctx.businessDate);
  if (!note.isLate || debt.totalSen === 0n) {
    throw new AppError('note_not_late');
  }
  const recovery = await recoveryOf(ctx, note);
  if (!templatesFor(note, recovery).includes(wanted.template)) {
    const isDefault = wanted.template === 'notice_of_default';
    throw fieldError('template', message(isDefault ? 'letter_needs_default' : 'letter_needs_guarantor'));
  }
  const company = await readIssuer(ctx, note.issuerId);
  invariant(company, `issuer ${note.issuerId} of a note exists`);
  const { guarantee } = recovery;
  const guarantor = guarantee && { name: guarantee.claim.guarantorName, owedSen: guarantee.openSen };
  const facts: LetterFacts = {
    ...{ ...wanted, on: ctx.businessDate, noteNumber: note.number, contract: note.contract },
    ...{ company, debt, guarantor },
  };
  return { note, facts, letter: composeLetter(facts) };
}
