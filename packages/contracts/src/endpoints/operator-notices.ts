import type { Endpoint } from '../endpoint.ts';

/** What the product notifies an operator of (NTF-10); open to every operator, each reads their own. */
export const operatorNoticeEndpoints = {
  operatorNotices: { method: 'GET', path: '/operator/notices', who: 'operator' },
  operatorReadNotice: { method: 'POST', path: '/operator/notices/:id/read', who: 'operator' },
} as const satisfies Record<string, Endpoint>;
