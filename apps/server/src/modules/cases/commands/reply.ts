import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { StoredUpload } from '../../files/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { afterCustomerWrote } from '../domain/case.ts';
import { mayRead } from '../policy.ts';
import { lockCase, setAnswersRead, updateCase } from '../store/cases.ts';
import { insertMessage } from '../store/written.ts';
import { attachToMessage } from './attach-files.ts';
import { requireRoomForMessage } from './start-conversation.ts';

export interface Reply {
  readonly userId: string;
  readonly conversationId: string;
  readonly text: string;
  readonly uploads: readonly StoredUpload[];
}

/**
 * The customer writes again in an own conversation, which opens it where it was closed (CAS-7).
 * @throws AppError `not_found` also where it is somebody else’s, `message_limit`
 */
export async function reply(ctx: Ctx, { userId, conversationId, text, uploads }: Reply): Promise<void> {
  await lockAccount(ctx, userId);
  const one = await lockCase(ctx.tx, conversationId);
  if (one === null || !mayRead(userId, one)) {
    throw new AppError('not_found');
  }
  await requireRoomForMessage(ctx, userId);
  const [messageId, now] = [newId(), ctx.businessNow];
  await insertMessage(ctx.tx, { id: messageId, caseId: one.id, operatorId: null, text, writtenAt: now });
  await attachToMessage(ctx, one, messageId, uploads);
  await updateCase(ctx.tx, one.id, {
    ...afterCustomerWrote(one, now, await readSettings(ctx)),
    unreadAnswers: 0,
  });
  const subject = { subjectKind: 'case', subjectId: one.id };
  await recordAudit(ctx, { action: 'case.customer_wrote', ...subject });
  if (one.state === 'closed') {
    await recordAudit(ctx, { action: 'case.reopened', ...subject });
  }
}

/**
 * The customer has opened a conversation and with it our answers.
 * @throws AppError `not_found` also where it is somebody else’s
 */
export async function markAnswersRead(ctx: Ctx, userId: string, conversationId: string): Promise<void> {
  const one = await lockCase(ctx.tx, conversationId);
  if (one === null || !mayRead(userId, one)) {
    throw new AppError('not_found');
  }
  await setAnswersRead(ctx.tx, one.id);
}
