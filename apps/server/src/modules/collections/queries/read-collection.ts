import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { type LinkedCase, lateNoteCases } from '../../cases/public.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { readOperators, readUser, type User } from '../../identity/public.ts';
import { type Note, type NoteUpdate, readNoteByReference, readUpdates } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { duesOf, listRepayments, type Recovery, recoveryOf } from '../../servicing/public.ts';
import { type DebtToday, debtToday } from '../domain/debt-today.ts';
import type { Assignment, Contact, Letter, PromiseToPay } from '../domain/records.ts';
import { listAssignments } from '../store/assignments.ts';
import { listContacts } from '../store/contacts.ts';
import { type LateNoteRow, listLateNotes } from '../store/late-notes.ts';
import { listLetters } from '../store/letters.ts';
import { listPromises } from '../store/promises.ts';

/** A note with all the work on it, as operators read it. */
export interface Collection {
  readonly note: Note;
  /** As the list has it; null once the note is late no more. */
  readonly row: LateNoteRow | null;
  readonly issuer: { readonly user: User; readonly companyName: string };
  readonly recovery: Recovery;
  readonly debt: DebtToday;
  readonly openCase: LinkedCase | null;
  readonly contacts: readonly Contact[];
  readonly promises: readonly PromiseToPay[];
  readonly letters: readonly { readonly one: Letter; readonly file: StoredFile }[];
  readonly assignments: readonly Assignment[];
  readonly updates: readonly NoteUpdate[];
  readonly payments: Awaited<ReturnType<typeof listRepayments>>;
  readonly operators: ReadonlyMap<string, { readonly name: string }>;
}

/**
 * A note that was issued, by id or number, with the work on it.
 * @throws AppError `not_found` also before its issue
 */
export async function readCollection(ctx: QueryCtx, reference: string): Promise<Collection> {
  const note = await readNoteByReference(ctx, reference);
  if (note?.issuedOn === undefined || note.issuedOn === null) {
    throw new AppError('not_found');
  }
  const [dues] = await duesOf(ctx, [note]);
  invariant(dues, `the debt of note ${note.id} is known`);
  const openCase = (await lateNoteCases(ctx, [note.id])).get(note.id) ?? null;
  const work = await workOn(ctx, note.id);
  const operatorIds = [
    ...[...work.contacts, ...work.promises, ...work.assignments].map(({ operatorId }) => operatorId),
    ...work.letters.map(({ one }) => one.operatorId),
    ...((openCase?.ownerId ?? null) ? [openCase?.ownerId ?? ''] : []),
  ];
  return {
    ...{ note, openCase, ...work },
    row: await rowOf(ctx, note),
    issuer: await issuerOf(ctx, note.issuerId),
    recovery: await recoveryOf(ctx, note),
    debt: debtToday(dues, ctx.businessDate),
    updates: await readUpdates(ctx, note.id),
    payments: await listRepayments(ctx.reader, note.id),
    operators: await readOperators(ctx, [...new Set(operatorIds)]),
  };
}

async function workOn(ctx: QueryCtx, noteId: string) {
  const letters = await listLetters(ctx.reader, [noteId]);
  return {
    contacts: await listContacts(ctx.reader, noteId),
    promises: await listPromises(ctx.reader, [noteId], ctx.businessDate),
    letters: await withFiles(ctx, letters),
    assignments: await listAssignments(ctx.reader, noteId),
  };
}

/** Letters with their documents. */
export async function withFiles(ctx: QueryCtx, letters: readonly Letter[]): Promise<Collection['letters']> {
  const files = await readFiles(
    ctx,
    letters.map(({ fileId }) => fileId),
  );
  return letters.map((one) => {
    const file = files.get(one.fileId);
    invariant(file, `the document of letter ${one.id} is stored`);
    return { one, file };
  });
}

async function rowOf(ctx: QueryCtx, note: Note): Promise<LateNoteRow | null> {
  const filter = { isWaiting: false, search: null, noteIds: [note.id], today: ctx.businessDate };
  const slice = { direction: 'asc', after: null, limit: 1 } as const;
  const [row] = await listLateNotes(ctx.reader, filter, 'number', slice);
  return row ?? null;
}

async function issuerOf(ctx: QueryCtx, issuerId: string): Promise<Collection['issuer']> {
  const user = await readUser(ctx, issuerId);
  const company = await readIssuer(ctx, issuerId);
  invariant(user, `issuer ${issuerId} of a note exists`);
  return { user, companyName: company?.companyName ?? '' };
}
