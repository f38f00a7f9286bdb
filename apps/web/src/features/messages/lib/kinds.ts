import type { NewConversation } from '../api/conversations.ts';

/** What customers write about, in the order of the form. */
export const kinds = [
  'message',
  'complaint',
  'data_request',
] as const satisfies readonly NewConversation['kind'][];
