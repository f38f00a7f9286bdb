import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator', permission: 'case_view' } as const;
const act = { method: 'POST', who: 'operator', permission: 'case_work' } as const;
const write = { ...act, idempotencyKey: 'optional' } as const;

/** Whatever needs a person. What an operator may not see is not found (CAS-8). */
export const operatorCaseEndpoints = {
  operatorCases: { ...list, path: '/operator/cases' },
  operatorCase: { ...list, path: '/operator/cases/:id' },
  operatorOpenCase: { ...write, path: '/operator/cases' },
  operatorAssignCase: { ...act, path: '/operator/cases/:id/assignment' },
  operatorSetCasePriority: { ...act, path: '/operator/cases/:id/priority' },
  operatorNoteCase: { ...write, path: '/operator/cases/:id/notes', multipart: true },
  operatorAnswerCase: { ...write, path: '/operator/cases/:id/answers', multipart: true },
  operatorLinkCase: { ...act, path: '/operator/cases/:id/links' },
  operatorUnlinkCase: { ...act, path: '/operator/cases/:id/links/removal' },
  operatorStartConversation: { ...write, path: '/operator/conversations', multipart: true },
  operatorCloseCase: { ...act, path: '/operator/cases/:id/closing' },
} as const satisfies Record<string, Endpoint>;
