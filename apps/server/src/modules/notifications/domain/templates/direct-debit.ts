import type { EmailContent } from '../email-content.ts';
import { longDay, ringgit } from '../wording.ts';

const failures = {
  limit: 'Your bank says that the account did not hold enough, or that its limit was reached.',
  bank_offline: 'The systems of your bank were not available.',
  other: 'Your bank did not carry out the collection.',
} as const;

const rejections = {
  bank: 'Your bank did not approve the direct debit that you authorised. Please ask your bank for the reason.',
  held: 'The account that you chose is not in the name of your company or one of its directors, so we may not collect from it.',
} as const;

const endings = {
  owner: 'You have ended your direct debit.',
  bank: 'Your bank has told us that your direct debit is over.',
  time: 'The time for which you authorised your direct debit is over.',
} as const;

const settings = '/direct-debit/settings';

/** E-mails about what is collected from business owners. */
export const directDebitTemplates = {
  mandate_active: (params: {
    bankName: string;
    maxAmount: string;
    reference: string;
    startsOn: string;
  }): EmailContent => ({
    category: 'money',
    subject: 'Your direct debit is active',
    paragraphs: ['Your bank has approved it. From now on we collect your payments on their due days.'],
    facts: [
      ['Bank', params.bankName],
      ['At most, each time', ringgit(params.maxAmount)],
      ['From', longDay(params.startsOn)],
      ['Reference', params.reference],
    ],
    action: { label: 'See my direct debit', path: settings },
    note: 'If you did not set this up, please end it at once and write to us.',
  }),

  mandate_rejected: (params: { bankName: string; why: keyof typeof rejections }): EmailContent => ({
    category: 'money',
    subject: 'Your direct debit was not accepted',
    paragraphs: [rejections[params.why], 'Nothing will be collected. Until then please pay by hand.'],
    facts: [['Bank', params.bankName]],
    action: { label: 'Set it up again', path: settings },
  }),

  mandate_changed: (params: {
    bankName: string;
    maxAmount: string;
    reference: string;
    isAccepted: boolean;
  }): EmailContent => ({
    category: 'money',
    subject: params.isAccepted ? 'Your direct debit was changed' : 'Your direct debit was not changed',
    paragraphs: [
      params.isAccepted
        ? `${params.bankName} has accepted the change. From now on we collect at most the amount below at once.`
        : `The change was not authorised at ${params.bankName}, or your bank did not accept it. The amount below stays valid.`,
    ],
    facts: [
      ['At most, each time', ringgit(params.maxAmount)],
      ['Reference', params.reference],
    ],
    action: { label: 'See your direct debit', path: '/direct-debit/settings' },
  }),

  mandate_ended: (params: {
    bankName: string;
    reference: string;
    by: keyof typeof endings;
  }): EmailContent => ({
    category: 'money',
    subject: 'Your direct debit is over',
    paragraphs: [
      endings[params.by],
      'Nothing new will be collected. Please pay what falls due by hand, or set up another direct debit.',
    ],
    facts: [
      ['Bank', params.bankName],
      ['Reference', params.reference],
    ],
    action: { label: 'See my direct debit', path: settings },
  }),

  collection_paid: (params: {
    noteNumber: string;
    amount: string;
    dueOn: string;
    refNumber: string;
  }): EmailContent => ({
    category: 'money',
    subject: `We have collected ${ringgit(params.amount)}`,
    paragraphs: [
      `The payment for note ${params.noteNumber} was collected by direct debit and goes to its investors.`,
    ],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['Due', longDay(params.dueOn)],
      ['Reference', params.refNumber],
    ],
    action: { label: 'See my notes', path: '/bo/notes' },
  }),

  collection_failed: (params: {
    noteNumber: string;
    amount: string;
    dueOn: string;
    reason: keyof typeof failures;
    retryOn: string | null;
  }): EmailContent => ({
    category: 'money',
    subject: `We could not collect ${ringgit(params.amount)}`,
    paragraphs: [
      failures[params.reason],
      params.retryOn === null
        ? 'We will not try again. Please pay it by hand now, so that no late charge is added.'
        : `We try again on ${longDay(params.retryOn)}. You can also pay it by hand before that; then nothing more is collected.`,
    ],
    facts: [
      ['Note', params.noteNumber],
      ['Amount', ringgit(params.amount)],
      ['Due', longDay(params.dueOn)],
    ],
    action: { label: 'Pay now', path: '/bo/notes' },
  }),
};
