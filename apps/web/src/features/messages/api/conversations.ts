import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type ConversationRow = CallResponse<'userConversations'>['items'][number];
export type Conversation = CallResponse<'userConversation'>['conversation'];
export type NewConversation = CallBody<'userStartConversation'>;

/** Everything below this key changes when something is written. */
export const conversationsKey = ['conversations'] as const;

/** The customer's conversations, the last one written in first. */
export const conversationsQuery = infiniteQueryOptions({
  queryKey: [...conversationsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    call('userConversations', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
});

/** One conversation with everything that was written in it. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...conversationsKey, 'one', id],
    queryFn: async ({ signal }) => (await call('userConversation', { params: { id }, signal })).conversation,
  });
}

export function startConversation(body: NewConversation, idempotencyKey: string) {
  return call('userStartConversation', { body, idempotencyKey });
}

export function replyTo(id: string, body: CallBody<'userReplyToConversation'>, idempotencyKey: string) {
  return call('userReplyToConversation', { params: { id }, body, idempotencyKey });
}

/** The answers of a conversation have been on the screen. */
export function markRead(id: string) {
  return call('userReadConversation', { params: { id } });
}
