import type { Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { assertOurs } from '../../../platform/errors.ts';
import type { Work } from '../../../platform/work.ts';
import {
  type Holding,
  type Note,
  readHoldingsAfter,
  readNewsOf,
  readNote,
  type UpdateOfNote,
} from '../../notes/public.ts';
import { type News, tellUsers } from '../../notifications/public.ts';

/** Holders told in one transaction. */
const CHUNK = 1_000;

/**
 * At the end of a day, tells the investors of every note that became late, defaulted, was paid by its guarantor, written
 * off or recovered: each investor once per note and day, whatever happened on it. Run again it tells nobody twice.
 */
export async function tellNoteNews(work: Work, scope: Scope, day: Day): Promise<void> {
  const news = await work.query(scope, (ctx) => readNewsOf(ctx, day));
  for (const noteId of new Set(news.map((one) => one.noteId))) {
    const updates = news.filter((one) => one.noteId === noteId);
    let after: string | null = null;
    do {
      const from: string | null = after;
      after = await work.command(scope, (ctx) => tellHolders(ctx, { noteId, updates }, from));
    } while (after !== null);
  }
}

interface DayOfNote {
  readonly noteId: string;
  /** Oldest first. */
  readonly updates: readonly UpdateOfNote[];
}

/** @returns the holding to go on after, or null when all are told */
async function tellHolders(ctx: Ctx, one: DayOfNote, after: string | null): Promise<string | null> {
  const note = await readNote(ctx, one.noteId);
  assertOurs(note, `note ${one.noteId} of an update exists`);
  const holdings = await readHoldingsAfter(ctx, note.id, after, CHUNK);
  await tellUsers(
    ctx,
    holdings.map((holding) => newsFor(note, holding, one.updates)),
  );
  return holdings.length === CHUNK ? (holdings.at(-1)?.id ?? null) : null;
}

function newsFor(note: Note, holding: Holding, updates: DayOfNote['updates']): News {
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
