import { conversationKinds } from '@titian/contracts/conversation-kinds';
import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { englishOf } from '../../platform/coded-text.ts';
import { invariant } from '../../platform/errors.ts';
import { worded } from '../../platform/messages.ts';
import { fileLink } from '../files/public.ts';
import { type Case, isOverdue } from './domain/case.ts';
import type { NamedCase } from './queries/list-cases.ts';
import type { WholeConversation } from './queries/read-conversations.ts';

type Row = ParsedApi['operatorCases']['response']['items'][number];
type Conversation = ParsedApi['userConversation']['response']['conversation'];

/** A case as operators read it in a list. */
export function presentCase({ one, customer, owner }: NamedCase, now: Date, language: Language): Row {
  const { subject } = worded('subject', one.subject, language);
  return {
    ...{ id: one.id, number: one.number, kind: one.kind, subject, customer, owner },
    ...{ priority: one.priority, state: one.state, close_reason: one.closeReason },
    opened_at: one.openedAt.toISOString(),
    due_at: one.state === 'open' ? one.dueAt.toISOString() : null,
    is_overdue: isOverdue(one, now),
    closed_at: one.closedAt?.toISOString() ?? null,
  };
}

/** A conversation as its customer reads it in a list: neither priority, owner nor due time. */
export function presentConversation(one: Case): Omit<Conversation, 'messages'> {
  const kind = conversationKinds.find((known) => known === one.kind);
  invariant(kind, `conversation ${one.id} is of a kind that customers write about`);
  return {
    ...{ id: one.id, number: one.number, kind, subject: englishOf(one.subject), state: one.state },
    started_by: one.origin === 'customer' ? 'customer' : 'titian',
    started_at: one.openedAt.toISOString(),
    last_message_at: one.lastMessageAt.toISOString(),
    unread: one.unreadAnswers,
  };
}

/** The same with what was written; who of us answered is not said. */
export function presentWhole(read: WholeConversation): Conversation {
  return {
    ...presentConversation(read.conversation),
    messages: read.messages.map(({ id, operatorId, text, writtenAt }) => ({
      ...{ id, text, at: writtenAt.toISOString() },
      from: operatorId === null ? 'customer' : 'titian',
      files: (read.files.get(id) ?? []).map(fileLink),
    })),
  };
}
