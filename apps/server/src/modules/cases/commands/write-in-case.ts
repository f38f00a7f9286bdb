import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { StoredUpload } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { isOverdue } from '../domain/case.ts';
import { updateCase } from '../store/cases.ts';
import { insertMessage, insertNote } from '../store/written.ts';
import { attachToMessage, attachToNote } from './attach-files.ts';
import { lockForAct, lockSeen, type Named } from './lock-for-act.ts';

/** What an operator writes, with what is attached to it. */
export interface Writing {
  readonly text: string;
  readonly uploads?: readonly StoredUpload[];
}

/**
 * Writes down what only operators read, also in a closed case. It changes nothing that a colleague decides by, so it
 * needs no version.
 * @throws AppError `not_found`
 */
export async function noteInCase(
  ctx: Ctx,
  operator: OperatorPrincipal,
  id: string,
  { text, uploads = [] }: Writing,
): Promise<void> {
  const one = await lockSeen(ctx, operator, id);
  const written = { id: newId(), caseId: one.id, operatorId: operator.id, text, writtenAt: ctx.businessNow };
  await insertNote(ctx.tx, written);
  await attachToNote(ctx, one, written.id, uploads);
  await recordAudit(ctx, { action: 'case.noted', subjectKind: 'case', subjectId: one.id });
}

/**
 * Answers the customer, who is notified with a link and never with the text (CAS-5).
 * @throws AppError `not_found`, `case_changed`, `case_closed`; `wrong_state` where the case is no conversation
 */
export async function answerCustomer(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  { text, uploads = [] }: Writing,
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  if (!one.isConversation || one.customerId === null) {
    throw new AppError('wrong_state');
  }
  const [id, now] = [newId(), ctx.businessNow];
  await insertMessage(ctx.tx, { id, caseId: one.id, operatorId: operator.id, text, writtenAt: now });
  await attachToMessage(ctx, one, id, uploads);
  await updateCase(ctx.tx, one.id, {
    ...{ state: 'waiting', lastMessageAt: now, unreadAnswers: one.unreadAnswers + 1 },
    isLate: one.isLate || isOverdue(one, now),
    // Whoever answers a case of nobody has taken it.
    ...(one.ownerId === null ? { ownerId: operator.id } : {}),
  });
  await notifyUsers(ctx, [
    {
      template: 'conversation_answered',
      params: { number: one.number, conversationId: one.id },
      userId: one.customerId,
      dedupeKey: `conversation_answered:${id}`,
    },
  ]);
  await recordAudit(ctx, { action: 'case.answered', subjectKind: 'case', subjectId: one.id });
}
