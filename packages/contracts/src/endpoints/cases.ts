import type { Endpoint } from '../endpoint.ts';

/** A disabled account may write too: how else would its owner object (CAS-1). */
const own = { who: 'user', whenInactive: true } as const;
const write = { ...own, method: 'POST', multipart: true, idempotencyKey: 'optional' } as const;

/** What a customer writes to us, and our answers. */
export const caseEndpoints = {
  userConversations: { ...own, method: 'GET', path: '/user/conversations' },
  userConversation: { ...own, method: 'GET', path: '/user/conversations/:id' },
  userStartConversation: { ...write, path: '/user/conversations' },
  userReplyToConversation: { ...write, path: '/user/conversations/:id/messages' },
  userReadConversation: { ...own, method: 'POST', path: '/user/conversations/:id/read' },
} as const satisfies Record<string, Endpoint>;
