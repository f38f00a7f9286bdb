import { CASE_SUBJECT_MAX } from '@titian/contracts/cases';
import type { Day } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { closeOwnCase, lateNoteCases, openCase } from '../../cases/public.ts';
import { lockNote, readNote } from '../../notes/public.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { eachNote } from '../../servicing/public.ts';
import { lateNoteIds } from '../store/late-notes.ts';

const STEP = { name: 'late_note_cases' } as const;

/**
 * At the end of a day, opens a case for each late note that has none, and closes those that the platform opened for notes
 * that are late no more (REC-16).
 */
export async function matchLateNoteCases(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const noteIds = await work.query(scope, async (ctx) => {
    const late = new Set(await lateNoteIds(ctx.reader));
    const cases = await lateNoteCases(ctx, null);
    const over = [...cases.values()].filter(({ objectId }) => !late.has(objectId));
    return [...[...late].filter((id) => !cases.has(id)), ...over.map(({ objectId }) => objectId)];
  });
  await eachNote(work, scope, { step: STEP, day, noteIds }, (id) =>
    work.command(scope, (ctx) => matchCase(ctx, id)),
  );
}

/** Decides under the note's lock, because a payment may end its lateness at the same moment. */
async function matchCase(ctx: Ctx, noteId: string): Promise<void> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  const open = (await lateNoteCases(ctx, [noteId])).get(noteId);
  if (note === null || (note.isLate && open !== undefined)) {
    return;
  }
  if (!note.isLate) {
    await (open === undefined ? null : closeOwnCase(ctx, open.id));
    return;
  }
  const company = (await readIssuer(ctx, note.issuerId))?.companyName ?? '';
  await openCase(ctx, {
    ...{ kind: 'late_note', priority: 'normal', note: null, operatorId: null },
    subject: `${note.number} · ${company}`.slice(0, CASE_SUBJECT_MAX),
    customerId: note.issuerId,
    links: [{ kind: 'note', id: note.id, label: note.number }],
  });
}
