import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Note, NoteState } from '../domain/note.ts';
import {
  findHolding,
  type Holding,
  holdingsAfter,
  holdingsById,
  holdingsOfInvestor,
  holdingsOfNote,
  outstandingByNote,
} from '../store/holdings.ts';
import { countInvestors } from '../store/investor-counts.ts';
import { findByReference, listByIds, listByNumbers, listOfIssuer } from '../store/note-lists.ts';
import { findNote } from '../store/notes.ts';
import { type HeldGroup, heldGroups, type WrittenOff, writtenOffByDay } from '../store/portfolio.ts';
import { noPosition, type Position, readPositions } from '../store/positions.ts';
import {
  allottedAmong,
  type MadeSubscription,
  notesSubscribedBy,
  type SubscribedMonth,
  subscribedByMonth,
  subscriptionsAfter,
  sumAllotted,
} from '../store/subscription-reads.ts';

/** A note by its id, or null. */
export function readNote(ctx: QueryCtx, id: string): Promise<Note | null> {
  return findNote(ctx.reader, id);
}

/** A note by its id or number, or null. */
export function readNoteByReference(ctx: QueryCtx, reference: string): Promise<Note | null> {
  return findByReference(ctx.reader, reference);
}

/** Several notes by id, newest listing first. */
export function readNotes(ctx: QueryCtx, ids: readonly string[]): Promise<Note[]> {
  return listByIds(ctx.reader, ids);
}

/** Several notes by number; unknown numbers are left out. */
export function readNotesByNumber(ctx: QueryCtx, numbers: readonly string[]): Promise<Note[]> {
  return listByNumbers(ctx.reader, numbers);
}

/** An issuer's notes in some states, newest listing first. */
export function notesOfIssuer(
  ctx: QueryCtx,
  issuerId: string,
  states: readonly NoteState[],
): Promise<Note[]> {
  return listOfIssuer(ctx.reader, issuerId, states);
}

/** All holdings of a note. */
export function holdingsOf(ctx: QueryCtx, noteId: string): Promise<Holding[]> {
  return holdingsOfNote(ctx.reader, noteId);
}

/** All holdings of an investor, of running and of finished notes. */
export function readHoldingsOf(ctx: QueryCtx, investorId: string): Promise<Holding[]> {
  return holdingsOfInvestor(ctx.reader, investorId);
}

/** The next holdings of a note in the order of their ids, for walks through all of them. */
export function readHoldingsAfter(
  ctx: QueryCtx,
  noteId: string,
  afterId: string | null,
  limit: number,
): Promise<Holding[]> {
  return holdingsAfter(ctx.reader, noteId, afterId, limit);
}

/** What an investor holds, or held, of one note; null where it is nothing. */
export function readHoldingIn(ctx: QueryCtx, noteId: string, investorId: string): Promise<Holding | null> {
  return findHolding(ctx.reader, noteId, investorId);
}

/** Which of some subscriptions became holdings; the id of a subscription is that of its transfer. */
export function readAllotted(ctx: QueryCtx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return allottedAmong(ctx.reader, ids);
}

/** Some holdings by id, in no order. */
export function readHoldings(ctx: QueryCtx, ids: readonly string[]): Promise<Holding[]> {
  return holdingsById(ctx.reader, ids);
}

/** All an investor holds and held, added up by what notes have in common. */
export function portfolioOf(ctx: QueryCtx, investorId: string): Promise<HeldGroup[]> {
  return heldGroups(ctx.reader, investorId);
}

/** What an investor lost, by the day on which the notes were given up. */
export function writtenOffOf(ctx: QueryCtx, investorId: string): Promise<WrittenOff[]> {
  return writtenOffByDay(ctx.reader, investorId);
}

/** Principal outstanding of each of some notes; notes that were never issued are left out. */
export function outstandingOf(ctx: QueryCtx, noteIds: readonly string[]): Promise<Map<string, Sen>> {
  return outstandingByNote(ctx.reader, noteIds);
}

/** The next subscriptions of a note, whatever has become of them, in the order in which they were made. */
export function readSubscriptions(
  ctx: QueryCtx,
  noteId: string,
  after: bigint,
  limit: number,
): Promise<MadeSubscription[]> {
  return subscriptionsAfter(ctx.reader, noteId, after, limit);
}

/** How many people have a running subscription or holding in each note; had, where everything went back. */
export function investorsOf(ctx: QueryCtx, noteIds: readonly string[]): Promise<Map<string, number>> {
  return countInvestors(ctx.reader, noteIds);
}

/** Principal that an investor subscribed up to a day and that has been converted since: cancelled subscriptions do not count. */
export function investedBy(ctx: QueryCtx, investorId: string, day: Day): Promise<Sen> {
  return sumAllotted(ctx.reader, investorId, day);
}

/** An investor's waiting and outstanding amounts over all notes. */
export async function readPosition(ctx: QueryCtx, investorId: string): Promise<Position> {
  return (await readPositions(ctx.reader, [investorId])).get(investorId) ?? noPosition;
}

/** The notes an investor has or had money in, newest listing first. */
export async function notesWithMoneyOf(ctx: QueryCtx, investorId: string): Promise<Note[]> {
  return listByIds(ctx.reader, await notesSubscribedBy(ctx.reader, investorId));
}

/** What an investor subscribed to by month, oldest first; months without are left out. */
export function subscribedMonths(ctx: QueryCtx, investorId: string): Promise<SubscribedMonth[]> {
  return subscribedByMonth(ctx.reader, investorId);
}
