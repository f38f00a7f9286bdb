import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Page, pageOf, positionOf } from '../../../platform/paging.ts';
import type { Case, Written } from '../domain/case.ts';
import { mayRead } from '../policy.ts';
import { findCase } from '../store/cases.ts';
import { listConversations } from '../store/conversations.ts';
import { listMessages } from '../store/written.ts';
import { type AttachedFiles, messageFiles } from './read-attachments.ts';

/** A page of a customer's conversations, the last one written in first. */
export async function readConversations(
  ctx: QueryCtx,
  userId: string,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<Case>> {
  const offset = positionOf(query);
  const found = await listConversations(ctx.reader, userId, { offset, limit: query.limit + 1 });
  return pageOf(found, query.limit, () => String(offset + query.limit));
}

/** A conversation with what was written in it and attached to it. */
export interface WholeConversation {
  readonly conversation: Case;
  readonly messages: readonly Written[];
  readonly files: AttachedFiles;
}

/**
 * An own conversation with what was written in it.
 * @throws AppError `not_found` also where it is somebody else’s
 */
export async function readConversation(
  ctx: QueryCtx,
  userId: string,
  id: string,
): Promise<WholeConversation> {
  const conversation = await findCase(ctx.reader, id);
  if (conversation === null || !mayRead(userId, conversation)) {
    throw new AppError('not_found');
  }
  return {
    conversation,
    messages: await listMessages(ctx.reader, [id]),
    files: await messageFiles(ctx, [id]),
  };
}
