import type { EmailContent } from '../email-content.ts';
import { type HoldHours, hoursOf, malaysiaTime } from '../wording.ts';

interface Account {
  readonly bankName: string;
  readonly last4: string;
}

const PATH = '/account/settings#bank';
const NOT_ME = 'If this was not you, please change your password at once and write to us.';

const reasons = {
  not_found: 'The bank does not know this account. Please check the bank and the number.',
  closed: 'The bank says that this account is closed.',
  other_name: 'The bank names another holder. Money is paid to an account in your own name only.',
  no_answer: 'The bank did not say whose account this is. You can ask again.',
  operator: 'We could not make sure that this account is yours. Please write to us, or give another one.',
} as const;

const label = ({ bankName, last4 }: Account) => `${bankName}, ending in ${last4}`;

/** E-mails about the account that a customer is paid to. */
export const bankAccountTemplates = {
  bank_account_changed: (params: Account & HoldHours & { usableFrom: string }): EmailContent => ({
    category: 'security',
    subject: 'Your bank account was changed',
    paragraphs: [
      `From now on your money is paid to this account. Withdrawals to it are on hold for ${hoursOf(params)} hours.`,
    ],
    facts: [
      ['Account', label(params)],
      ['Can be used from', malaysiaTime(params.usableFrom)],
    ],
    action: { label: 'Look at your settings', path: PATH },
    note: NOT_ME,
  }),

  bank_account_review: (params: Account): EmailContent => ({
    category: 'security',
    subject: 'We are checking your new bank account',
    paragraphs: [
      'You asked to be paid to another account. Its bank does not name you clearly as its holder, so one of us looks at it, usually within one working day. Until then nothing changes.',
    ],
    facts: [['Account', label(params)]],
    action: { label: 'Look at your settings', path: PATH },
    note: NOT_ME,
  }),

  bank_account_refused: (params: Account & { refusal: keyof typeof reasons }): EmailContent => ({
    category: 'security',
    subject: 'Your new bank account was not accepted',
    paragraphs: [reasons[params.refusal], 'Your present bank account stays as it is.'],
    facts: [['Account', label(params)]],
    action: { label: 'Give another account', path: PATH },
    note: NOT_ME,
  }),
};
