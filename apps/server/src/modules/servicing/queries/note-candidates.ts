import type { QueryCtx } from '../../../platform/context.ts';
import { type Note, notesOfIssuer, readNotesByNumber } from '../../notes/public.ts';
import { type Issuer, issuersNamed, readDirectorNames, readIssuers } from '../../onboarding/public.ts';
import type { LineCandidate, WantedCandidates } from '../../payments/public.ts';
import { duesOf, type NoteDues } from './next-payment.ts';

/** A note's number, with or without its dash. */
const NUMBER = /^N-?(\d{6})$/;
/** Of an issuer with more running notes the first so many are compared. */
const NOTES_AT_MOST = 100;

/**
 * Notes that lines may pay: those that they name by number, and the running ones of issuers of their senders' names.
 * Each expects what is payable on the business date.
 */
export async function noteCandidates(ctx: QueryCtx, wanted: WantedCandidates): Promise<LineCandidate[]> {
  const numbers = wanted.words.flatMap((word) => {
    const digits = NUMBER.exec(word)?.[1];
    return digits === undefined ? [] : [`N-${digits}`];
  });
  const named = await readNotesByNumber(ctx, [...new Set(numbers)]);
  const ofSenders = await notesOfSenders(ctx, wanted.names);
  const notes = [...new Map([...named, ...ofSenders].map((note) => [note.id, note])).values()].filter(
    (note) => note.issuedOn !== null,
  );
  const issuers = await readIssuers(
    ctx,
    notes.map((note) => note.issuerId),
  );
  const directors = new Map<string, readonly string[]>();
  for (const id of issuers.keys()) {
    directors.set(id, await readDirectorNames(ctx, id));
  }
  const dues = await duesOf(ctx, notes);
  return dues.flatMap((due) => {
    const issuer = issuers.get(due.note.issuerId);
    return issuer === undefined ? [] : [candidateOf(due, issuer, directors.get(issuer.userId) ?? [])];
  });
}

async function notesOfSenders(ctx: QueryCtx, names: readonly string[]): Promise<Note[]> {
  const notes: Note[] = [];
  for (const issuer of names.length === 0 ? [] : await issuersNamed(ctx, names)) {
    notes.push(...(await notesOfIssuer(ctx, issuer.userId, ['issued', 'defaulted'])));
  }
  return notes.slice(0, NOTES_AT_MOST);
}

function candidateOf({ note, debt }: NoteDues, issuer: Issuer, directors: readonly string[]): LineCandidate {
  const own = [issuer.verifiedName, issuer.companyName];
  const others = [...directors, ...(note.guarantorName === null ? [] : [note.guarantorName])];
  // In default two operators decide whose money it is: of the issuer, or of a recovery.
  const isRunning = note.state === 'issued';
  return {
    ...{ target: 'note', id: note.id, label: note.number, party: issuer.companyName },
    references: [note.number, note.number.replace('-', '')],
    names: isRunning ? own : [],
    otherNames: isRunning ? others : [...own, ...others],
    expectedSen: debt.totalSen,
    takesLess: true,
    isOpen: isRunning || note.state === 'defaulted',
  };
}
