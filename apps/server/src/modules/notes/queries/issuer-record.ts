import { sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { IssuerNotes, NoteKnowledge } from '../../financing/public.ts';
import { isFinanced } from '../domain/note.ts';
import { comparableNotes } from '../store/comparable-notes.ts';
import { committedNotes, listedNotesOf, liveNotesOf } from '../store/issuer-record.ts';
import type { LatenessReader } from './note-views.ts';

/** What financing has to know of notes; how late they are is known to the module that services them. */
export function noteKnowledge(lateness: LatenessReader): NoteKnowledge {
  return {
    issuerNotes: (ctx, issuerIds) => issuerNotesOf(ctx, issuerIds, lateness),
    commitments: async (ctx, issuerIds) =>
      (await committedNotes(ctx.reader, issuerIds)).map(({ issuerId, type, committedSen: amountSen }) => ({
        ...{ issuerId, type, amountSen },
      })),
    liveNotes: (ctx, noteIds) => liveNotesOf(ctx.reader, noteIds),
    listedNotes: (ctx, noteIds) => listedNotesOf(ctx.reader, noteIds),
    comparableNotes: (ctx, of) => comparableNotes(ctx.reader, of),
  };
}

async function issuerNotesOf(
  ctx: QueryCtx,
  issuerIds: readonly string[],
  lateness: LatenessReader,
): Promise<IssuerNotes> {
  const all = await committedNotes(ctx.reader, issuerIds);
  const running = all.filter((one) => one.state === 'issued' || one.state === 'defaulted');
  const late = await lateness(
    ctx,
    running.map((one) => one.id),
  );
  return {
    committedSen: sumSen(all.map((one) => one.committedSen)),
    notes: all.filter((one) => isFinanced(one.state)).length,
    completed: all.filter((one) => one.state === 'completed').length,
    late: running.filter((one) => one.isLate).length,
    // A note that defaulted and was then paid whole has recovered: it is in the record, but rules nothing out.
    defaulted: all.filter((one) => one.state === 'defaulted' || one.state === 'written_off').length,
    mostDaysLate: Math.max(0, ...late.values()),
  };
}
