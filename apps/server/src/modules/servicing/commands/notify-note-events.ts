import { addDays, type Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { Ctx, QueryCtx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import {
  type Holding,
  type Note,
  readHoldingsAfter,
  readNote,
  readNotifiableUpdates,
  type UpdateOfNote,
} from '../../notes/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { notesLeftOut } from '../../payments/public.ts';
import { eachNote } from './each-note.ts';

/** Holders notified in one transaction. */
const CHUNK = 1_000;
const STEP = { name: 'note_events' } as const;

/**
 * At the end of a day, notifies the investors of every note that became late, defaulted, was paid by its guarantor,
 * written off or recovered: each investor once per note and day, whatever happened on it. Idempotent.
 */
export async function notifyNoteEvents(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const days = await work.query(scope, (ctx) => eventsToNotify(ctx, day));
  const noteIds = new Set(days.map((one) => one.noteId));
  await eachNote(work, scope, { step: STEP, day, noteIds }, async (noteId) => {
    for (const one of days.filter((some) => some.noteId === noteId)) {
      await notifyDay(work, scope, one);
    }
  });
}

/** The updates of the day, and before it of the days on which a note's investors could not be notified. */
async function eventsToNotify(ctx: QueryCtx, day: Day): Promise<DayOfNote[]> {
  const leftOut = await notesLeftOut(ctx, STEP);
  const first = [...leftOut.values()].reduce((least, since) => (since < least ? since : least), day);
  const all: DayOfNote[] = [];
  for (let on = first; on <= day; on = addDays(on, 1)) {
    const updates = await readNotifiableUpdates(ctx, on);
    for (const noteId of new Set(updates.map((one) => one.noteId))) {
      if (on === day || on >= (leftOut.get(noteId) ?? day)) {
        all.push({ noteId, updates: updates.filter((one) => one.noteId === noteId) });
      }
    }
  }
  return all;
}

async function notifyDay(work: UnitOfWork, scope: Scope, one: DayOfNote): Promise<void> {
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await work.command(scope, (ctx) => notifyHolders(ctx, one, from));
  } while (after !== null);
}

interface DayOfNote {
  readonly noteId: string;
  /** Oldest first. */
  readonly updates: readonly UpdateOfNote[];
}

/** @returns the holding to continue after, or null when all are notified */
async function notifyHolders(ctx: Ctx, one: DayOfNote, after: string | null): Promise<string | null> {
  const note = await readNote(ctx, one.noteId);
  invariant(note, `note ${one.noteId} of an update exists`);
  const holdings = await readHoldingsAfter(ctx, note.id, after, CHUNK);
  await notifyUsers(
    ctx,
    holdings.map((holding) => notificationFor(note, holding, one.updates)),
  );
  return holdings.length === CHUNK ? (holdings.at(-1)?.id ?? null) : null;
}

function notificationFor(note: Note, holding: Holding, updates: DayOfNote['updates']): Notification {
  return {
    userId: holding.investorId,
    template: 'note_news',
    // The end of a day comes after its last news; worked off again with more, it is news again.
    dedupeKey: `note_news:${updates.at(-1)?.id}:${holding.investorId}`,
    params: {
      noteNumber: note.number,
      contract: note.contract,
      news: updates.map(({ title, body }) => ({ title, body })),
      outstanding: senToText(holding.outstandingSen),
      writtenOff: senToText(holding.writtenOffSen),
    },
  };
}
