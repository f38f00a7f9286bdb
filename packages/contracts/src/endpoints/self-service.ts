import type { Endpoint } from '../endpoint.ts';

/** What customers change and export themselves, and how mails are stopped (ACC-20, NTF-5). */
export const selfServiceEndpoints = {
  userUpdateInfo: { method: 'PUT', path: '/user/info', who: 'user' },
  userExport: { method: 'POST', path: '/user/export', who: 'user', rate: 'mail' },
  userReadExport: { method: 'GET', path: '/user/export', who: 'user' },
  /** What must end before the account can be closed. */
  userReadClosing: { method: 'GET', path: '/user/closing', who: 'user' },
  userCloseAccount: { method: 'POST', path: '/user/closing', who: 'user' },
  unsubscribeEmails: { method: 'POST', path: '/unsubscribe_emails', who: 'guest', rate: 'mail' },
  unsubscribeOneClick: {
    method: 'POST',
    path: '/unsubscribe_emails/one-click/:token',
    who: 'guest',
    crossSite: true,
    rate: 'public',
  },
  /** The same address opened in a browser: leads to the confirmation page. */
  unsubscribeOneClickPage: {
    method: 'GET',
    path: '/unsubscribe_emails/one-click/:token',
    who: 'guest',
    answers: 'redirect',
    rate: 'public',
  },
} as const satisfies Record<string, Endpoint>;
