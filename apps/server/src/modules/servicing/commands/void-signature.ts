import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockNote, readNote } from '../../notes/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { Signature, VoidReason } from '../domain/signature.ts';
import { endSignature, liveSignature, openSignatures } from '../store/signatures.ts';
import { signaturesToUnwind } from '../store/trades.ts';
import { eachNote } from './each-note.ts';

/**
 * Voids a signature without an issued note, under the note's lock. Its trades are reversed; while the note stays
 * funded, its issuer is notified to sign again.
 */
export async function voidSignature(ctx: Ctx, signature: Signature, reason: VoidReason): Promise<void> {
  await endSignature(ctx.tx, signature.id, { state: 'void', reason, at: ctx.now });
  await enqueue(ctx, 'unwind_commodity_trade', { signature_id: signature.id });
  await recordAudit(ctx, {
    action: 'note.signature_void',
    subjectKind: 'note',
    subjectId: signature.noteId,
    after: { reason },
  });
  const note = await readNote(ctx, signature.noteId);
  if (note?.state === 'funded' && note.issueBy !== null && reason !== 'note_cancelled') {
    await notifyUsers(ctx, [
      {
        userId: note.issuerId,
        template: 'signature_void',
        dedupeKey: `signature_void:${signature.id}`,
        params: { noteNumber: note.number, reason, issueUntil: note.issueBy },
      },
    ]);
  }
}

/**
 * A signature holds on its day only (decision 040): those that the day leaves without an issued note become void. Trades
 * that are still to be reversed are given to a job once more.
 */
export async function endSignaturesOf(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const open = await work.query(scope, (ctx) => openSignatures(ctx.reader, day));
  const noteIds = open.map((one) => one.noteId);
  await eachNote(work, scope, { step: STEP, day, noteIds }, (id) =>
    work.command(scope, (ctx) => endSignatureOf(ctx, id, day)),
  );
  for (const id of await work.query(scope, (ctx) => signaturesToUnwind(ctx.reader))) {
    await work.command(scope, (ctx) =>
      enqueue(ctx, 'unwind_commodity_trade', { signature_id: id }, { key: `unwind_commodity_trade:${id}` }),
    );
  }
}

const STEP = { name: 'commodity_trades' } as const;

async function endSignatureOf(ctx: Ctx, noteId: string, day: Day): Promise<void> {
  await lockNote(ctx, noteId);
  const signature = await liveSignature(ctx.tx, noteId);
  if (signature?.state === 'signed' && signature.signedOn <= day) {
    const note = await readNote(ctx, noteId);
    await voidSignature(ctx, signature, note?.state === 'funded' ? 'trade_unfinished' : 'note_cancelled');
  }
}
