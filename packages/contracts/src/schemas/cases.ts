import { z } from 'zod';
import { CASE_SUBJECT_MAX, CASE_TEXT_MAX, caseStates } from '../cases.ts';
import { CASE_FILES_MAX, conversationKinds } from '../conversation-kinds.ts';
import type { caseEndpoints } from '../endpoints/cases.ts';
import { issueMessage } from '../messages/message.ts';
import { uploads } from '../uploads.ts';
import { file, id, instant, longText, ok, okList, oneOf, pageQuery, text } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const conversationRow = z.object({
  id,
  number: z.string(),
  kind: z.enum(conversationKinds),
  subject: z.string(),
  state: z.enum(caseStates),
  started_by: z.enum(['customer', 'titian']),
  started_at: instant,
  last_message_at: instant,
  /** Answers that the customer has not opened yet. */
  unread: z.int(),
});

/** Who of us answered is not said: customers write to Titian. */
const message = z.object({
  id,
  from: z.enum(['customer', 'titian']),
  text: z.string(),
  files: z.array(file),
  at: instant,
});

const conversation = conversationRow.extend({ messages: z.array(message) });
const written = longText(CASE_TEXT_MAX, issueMessage('conversation_text_required'));
const files = uploads(CASE_FILES_MAX);

export const caseSchemas = {
  userConversations: { query: z.object(pageQuery), response: okList(conversationRow) },
  userConversation: { params: z.object({ id }), response: ok({ conversation }) },
  userStartConversation: {
    body: z.strictObject({
      kind: oneOf(conversationKinds, issueMessage('conversation_kind_required')),
      subject: text(CASE_SUBJECT_MAX, issueMessage('conversation_subject_required')),
      text: written,
      files,
    }),
    response: ok({ conversation }),
  },
  userReplyToConversation: {
    params: z.object({ id }),
    body: z.strictObject({ text: written, files }),
    response: ok({ conversation }),
  },
  userReadConversation: { params: z.object({ id }), response: ok({}) },
} satisfies AreaSchemas<typeof caseEndpoints>;
