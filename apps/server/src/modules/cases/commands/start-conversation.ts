import type { CaseKind } from '@titian/contracts/cases';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import { later } from '../../../platform/clock.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { StoredUpload } from '../../files/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { readSettings } from '../../settings/public.ts';
import { dueAt } from '../domain/case.ts';
import { insertCase, nextNumber } from '../store/cases.ts';
import { countOpenConversations, countWrittenSince } from '../store/conversations.ts';
import { insertMessage } from '../store/written.ts';
import { attachToMessage } from './attach-files.ts';

/** Conversations that a customer may have open at a time (CAS-1). */
const OPEN_MAX = 5;
/** Messages that a customer may write within a day, over all conversations (CAS-1). */
const MESSAGES_MAX = 30;
const DAY_MS = 86_400_000;

export interface NewConversation {
  readonly userId: string;
  readonly kind: CaseKind;
  readonly subject: string;
  readonly text: string;
  readonly uploads: readonly StoredUpload[];
}

/**
 * A customer writes to us; what is written is a case in the same moment (CAS-1).
 * @returns the id of the conversation
 * @throws AppError `conversation_limit`, `message_limit`
 */
export async function startConversation(ctx: Ctx, wanted: NewConversation): Promise<string> {
  const { userId, kind, subject, text } = wanted;
  await lockAccount(ctx, userId);
  if ((await countOpenConversations(ctx.tx, userId)) >= OPEN_MAX) {
    throw new AppError('conversation_limit', {}, message('conversation_limit_reached', { most: OPEN_MAX }));
  }
  await requireRoomForMessage(ctx, userId);
  const [id, number, now] = [newId(), await nextNumber(ctx.tx), ctx.businessNow];
  await insertCase(ctx.tx, {
    ...{ id, number, kind, origin: 'customer', isConversation: true, subject },
    ...{ customerId: userId, priority: 'normal' },
    ...{ state: 'open', ownerId: null, openedBy: null, openedAt: now, lastMessageAt: now },
    ...{ dueAt: dueAt(kind, now, await readSettings(ctx)) },
    ...{ unreadAnswers: 0, closedAt: null, closeReason: null, isLate: false, version: 1 },
  });
  const messageId = newId();
  await insertMessage(ctx.tx, { id: messageId, caseId: id, operatorId: null, text, writtenAt: now });
  await attachToMessage(ctx, { id, kind, customerId: userId }, messageId, wanted.uploads);
  await recordAudit(ctx, { action: 'case.opened', subjectKind: 'case', subjectId: id, after: { number } });
  return id;
}

/**
 * Whether a customer, whose account is locked, may write one more message today.
 * @throws AppError `message_limit`
 */
export async function requireRoomForMessage(ctx: Ctx, userId: string): Promise<void> {
  const written = await countWrittenSince(ctx.tx, userId, later(ctx.businessNow, -DAY_MS));
  if (written >= MESSAGES_MAX) {
    throw new AppError('message_limit', {}, message('message_limit_reached', { most: MESSAGES_MAX }));
  }
}
