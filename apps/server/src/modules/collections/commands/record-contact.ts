import type { ParsedApi } from '@titian/contracts/schemas/all';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { insertContact } from '../store/contacts.ts';
import { comingDay, lockLateNote } from './lock-late-note.ts';

/**
 * Records that somebody was reached about a late note, or was tried to be, and when it is followed up (REC-17). Only
 * operators read it, and the audit log has neither names nor texts.
 * @throws AppError `not_found`, `note_not_late`; FieldError on follow_up_on
 */
export async function recordContact(
  ctx: Ctx,
  operator: OperatorPrincipal,
  noteId: string,
  body: ParsedApi['operatorRecordContact']['body'],
): Promise<void> {
  const note = await lockLateNote(ctx, noteId, operator.id);
  const { channel, outcome, follow_up_on: followUp } = body;
  const followUpOn = followUp === null ? null : comingDay(ctx, 'follow_up_on', followUp);
  await insertContact(ctx.tx, {
    ...{ id: newId(), noteId: note.id, operatorId: operator.id, at: ctx.businessNow },
    ...{ channel, outcome, followUpOn, person: body.person, text: body.note },
  });
  await recordAudit(ctx, {
    action: 'collection.contacted',
    ...{ subjectKind: 'note', subjectId: note.id },
    after: { channel, outcome, follow_up_on: followUpOn },
  });
}
