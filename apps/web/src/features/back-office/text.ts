import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { useText, text } = defineCatalogue('back-office', {
  login: {
    title: 'Operator sign-in',
    body: 'For the staff of the platform. Two-factor is always on.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Go on',
    codeTitle: 'Your code',
    codeBody: 'Enter the six digits that your authenticator shows.',
    code: 'Code',
    codeSubmit: 'Sign in',
    back: 'Start again',
  },
  home: {
    title: 'Overview',
    hello: 'Hello {{name}}. Your roles: {{roles}}.',
    waiting: 'What is waiting',
    approvals: 'Proposals to decide',
    applications: 'Applications to review',
    ekyc_reviews: 'Identity checks to review',
    screening_hits: 'Screened names to look at',
    premium_upgrades: 'Premium upgrades to review',
    bank_accounts: 'Bank accounts to look at',
    financing_applications: 'Financing applications to assess',
    topups: 'Top-ups held',
    withdrawals: 'Withdrawals requested',
    payouts: 'Payouts to send',
    certificates: 'Certificates that end',
  },
  loggedOut: 'You are logged out',
  logOutFailed: 'You could not be logged out. Please try again.',
});
