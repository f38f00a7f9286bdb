import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import type { StoredUpload } from '../../files/public.ts';
import { readUser } from '../../identity/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readSettings } from '../../settings/public.ts';
import { dueAt } from '../domain/case.ts';
import { insertCase, nextNumber } from '../store/cases.ts';
import { insertMessage } from '../store/written.ts';
import { attachToMessage } from './attach-files.ts';

export interface MessageToCustomer {
  readonly customerId: string;
  readonly subject: string;
  readonly text: string;
  readonly uploads: readonly StoredUpload[];
}

/**
 * An operator begins a conversation: the case is the operator's and waits for the customer, who is notified with a link
 * (CAS-11). It counts towards none of the customer's limits.
 * @returns the id of the case
 * @throws FieldError on customer_id for nobody, and for an account that its owner has closed
 */
export async function writeToCustomer(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { customerId, subject, text, uploads }: MessageToCustomer,
): Promise<string> {
  const customer = await readUser(ctx, customerId);
  if (customer === null) {
    throw fieldError('customer_id', message('case_customer_unknown'));
  }
  if (customer.closedAt !== null) {
    throw fieldError('customer_id', message('case_customer_closed'));
  }
  const kind = 'message';
  const [id, number, now] = [newId(), await nextNumber(ctx.tx), ctx.businessNow];
  await insertCase(ctx.tx, {
    ...{ id, number, kind, origin: 'operator', isConversation: true, subject, customerId },
    ...{ priority: 'normal', state: 'waiting', ownerId: operator.id, openedBy: operator.id, openedAt: now },
    ...{ dueAt: dueAt(kind, now, await readSettings(ctx)), lastMessageAt: now, unreadAnswers: 1 },
    ...{ closedAt: null, closeReason: null, isLate: false, version: 1 },
  });
  const messageId = newId();
  await insertMessage(ctx.tx, { id: messageId, caseId: id, operatorId: operator.id, text, writtenAt: now });
  await attachToMessage(ctx, { id, kind, customerId }, messageId, uploads);
  await notifyUsers(ctx, [
    {
      template: 'conversation_started',
      params: { number, conversationId: id },
      userId: customerId,
      dedupeKey: `conversation_started:${id}`,
    },
  ]);
  await recordAudit(ctx, { action: 'case.opened', subjectKind: 'case', subjectId: id, after: { number } });
  return id;
}
