import { message } from '@titian/contracts/messages/message';
import { addDays, type Day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { addNoteUpdate, lockNote, type Note, readNote } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import { earlyTermsOf } from '../domain/early-terms.ts';
import { guaranteedAmount } from '../domain/settlement.ts';
import { daysUnpaid } from '../queries/days-unpaid.ts';
import { lateTermsOf } from '../queries/late-terms.ts';
import { findClaim, insertClaim } from '../store/guarantees.ts';
import { listInstalments, notesWithDueRows } from '../store/instalments.ts';
import { eachNote } from './each-note.ts';

const STEP = { name: 'guarantees' } as const;

/** At the end of a day, claims from the guarantors of notes that are past due for long enough, each once (REC-1). */
export async function claimGuarantees(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const after = (await work.query(scope, readSettings)).guarantorAfterDays;
  const ids = await work.query(scope, (ctx) => notesWithDueRows(ctx.reader, addDays(day, -after)));
  await eachNote(work, scope, { step: STEP, day, noteIds: ids }, (id) =>
    work.command(scope, (ctx) => assessClaim(ctx, id, day, after)),
  );
}

async function assessClaim(ctx: Ctx, noteId: string, day: Day, after: number): Promise<void> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  const isRunning = note?.state === 'issued' || note?.state === 'defaulted';
  if (!note?.isGuaranteed || !isRunning || (await findClaim(ctx.reader, noteId)) !== null) {
    return;
  }
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  if ((await daysUnpaid(ctx, note, rows, day)) >= after) {
    await claim(ctx, note, day);
  }
}

/** Records the claim as of a day and notifies the investors; the caller holds the note's lock. */
async function claim(ctx: Ctx, note: Note, day: Day): Promise<void> {
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const owed = guaranteedAmount(rows, day, earlyTermsOf(note), await lateTermsOf(ctx, note));
  const guarantorName = note.guarantorName ?? 'The guarantor';
  const claimed = { noteId: note.id, guarantorName, claimedOn: day, claimedSen: owed.totalSen };
  if (!(await insertClaim(ctx.tx, claimed))) {
    return;
  }
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'guarantee',
    title: message('update_guarantor_claimed'),
    body: message('update_guarantor_claimed_text', {
      guarantor: guarantorName,
      amount: senToText(owed.totalSen),
    }),
    amountSen: owed.totalSen,
  });
  await recordAudit(ctx, {
    action: 'guarantee.claimed',
    subjectKind: 'note',
    subjectId: note.id,
    after: { claimed_on: day },
  });
}
