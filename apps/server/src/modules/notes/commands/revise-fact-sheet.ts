import { message } from '@titian/contracts/messages/message';
import { factSheetDraft } from '@titian/contracts/schemas/credit';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { contentHashes, readFiles } from '../../files/public.ts';
import {
  type FactSheetWords,
  factSheetParts,
  rejectConventionalWords,
  rejectOtherDocuments,
  storeTexts,
  textsOfSheet,
} from '../../financing/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { FactSheet } from '../domain/fact-sheet.ts';
import type { Note } from '../domain/note.ts';
import { type SheetChange, type SheetWords, sheetChanges } from '../domain/sheet-changes.ts';
import { findFactSheet, insertFactSheet } from '../store/fact-sheets.ts';
import { lockFunding } from '../store/funding.ts';
import { replaceDocuments } from '../store/note-documents.ts';
import { findNote, noteStand, writePause } from '../store/notes.ts';
import { addNoteUpdate } from './add-note-update.ts';

/**
 * Credit corrects what investors read about a listed note, and another credit operator decides. That is a material
 * change: the campaign pauses, the earlier version is stored, and subscribers are notified of the changes and may leave
 * (NOTE-8).
 */
export const factSheetRevision = approvalExecutor<FactSheetWords>({
  kind: 'fact_sheet_revision',
  subjectKind: 'note',
  after: factSheetDraft,
  async load(ctx, subjectId, { after }) {
    const { note, words } = await loadListed(ctx, subjectId);
    rejectConventionalWords(note.contract, textsOfSheet(after, 'after.'));
    await rejectOtherDocuments(ctx, note.id, after.documents);
    if ((await changesOf(ctx, words, after)).length === 0) {
      throw fieldError('after', message('fact_sheet_unchanged'));
    }
    const { version } = await noteStand(ctx.tx, note.id);
    const { security, risks, documents } = words;
    return {
      version,
      label: note.number,
      before: { security, risks: risks.map((one) => ({ ...one })), documents: [...documents] },
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { note, sheet, words } = await loadListed(ctx, subjectId);
    return {
      fact_sheet: { version: sheet.version, content: boundHash(ctx.fieldEncryption, sheet) },
      words: boundHash(ctx.fieldEncryption, words),
      documents: await contentHashes(ctx, after.documents),
      campaign: { paused_on: (await noteStand(ctx.tx, note.id)).pausedOn, closes_on: note.closesOn },
    };
  },
  async apply(ctx, approval) {
    const { note, sheet, words } = await loadListed(ctx, approval.subjectId);
    const changes = await changesOf(ctx, words, approval.after);
    const { security, risks, documents } = approval.after;
    const version = sheet.version + 1;
    await insertFactSheet(
      ctx.tx,
      note.id,
      { ...sheet, version, security, risks },
      { revisedOn: ctx.businessDate, changes },
    );
    await replaceDocuments(ctx.tx, note.id, documents);
    await storeTexts(ctx, note.id, approval.makerId, approval.after);
    // A campaign that was paused already keeps its pause date: it is extended by all these days.
    const { pausedOn } = await noteStand(ctx.tx, note.id);
    await writePause(ctx.tx, note.id, { pausedOn: pausedOn ?? ctx.businessDate });
    await notify(ctx, note, { approval, version, changes });
  },
});

interface Listed {
  readonly note: Note;
  readonly sheet: FactSheet;
  readonly words: FactSheetWords;
}

/** Under the note's lock, so that no subscription is decided on a fact sheet that is being replaced. */
async function loadListed(ctx: Ctx, noteId: string): Promise<Listed> {
  await lockFunding(ctx.tx, noteId);
  const note = await findNote(ctx.tx, noteId);
  const sheet = note && (await findFactSheet(ctx.tx, note.id));
  if (!note || !sheet) {
    throw new AppError('not_found');
  }
  if (note.state !== 'listed') {
    throw new AppError('wrong_state');
  }
  const { words } = await factSheetParts(ctx, note.id);
  return { note, sheet, words: words ?? { security: null, risks: [], documents: [] } };
}

async function changesOf(ctx: Ctx, before: FactSheetWords, after: FactSheetWords): Promise<SheetChange[]> {
  const files = await readFiles(ctx, [...new Set([...before.documents, ...after.documents])]);
  const named = ({ security, risks, documents }: FactSheetWords): SheetWords => ({
    security,
    risks,
    documents: documents.map((id) => ({ id, name: files.get(id)?.name ?? '' })),
  });
  return sheetChanges(named(before), named(after));
}

interface Revised {
  readonly approval: ApprovalOf<FactSheetWords>;
  readonly version: number;
  readonly changes: readonly SheetChange[];
}

async function notify(ctx: Ctx, note: Note, { approval, version, changes }: Revised): Promise<void> {
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'fact_sheet',
    title: message('update_fact_sheet_revised'),
    body: message('update_fact_sheet_revised_text'),
  });
  await enqueue(ctx, 'notify_revision', { note_id: note.id, version });
  await recordAudit(ctx, {
    action: 'note.fact_sheet_revised',
    subjectKind: 'note',
    subjectId: note.id,
    after: { version },
    reason: approval.reason,
  });
  const params = { noteNumber: note.number, changes, reader: 'issuer' as const };
  const dedupeKey = `fact_sheet_revised:${approval.id}`;
  await notifyUsers(ctx, [{ userId: note.issuerId, template: 'fact_sheet_revised', dedupeKey, params }]);
}
