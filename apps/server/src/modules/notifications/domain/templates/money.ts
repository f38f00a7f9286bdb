import type { EmailContent } from '../email-content.ts';
import { longDay, ringgit } from '../wording.ts';

const topupFailures = {
  cancelled: 'The payment was cancelled at the bank.',
  timed_out: 'The bank did not get an answer in time.',
  limit: 'The amount is above the limit that you have with your bank.',
  bank_offline: 'The online banking of your bank was not available.',
  other: 'The bank did not carry out the payment.',
} as const;

const heldReceipts = {
  paid_twice: 'Your bank has confirmed a second payment for one that we have received already.',
  payer: 'A payment has arrived from an account that is not in the name we expected.',
  bank: "A payment has arrived, but your bank's confirmation does not agree with what was asked for.",
} as const;

const account = (params: { bankName: string; last4: string }) =>
  `${params.bankName}, ending in ${params.last4}`;

/** E-mails about money that comes in or goes out. */
export const moneyTemplates = {
  topup_credited: (params: { amount: string; refNumber: string; balance: string }): EmailContent => ({
    category: 'money',
    subject: `${ringgit(params.amount)} has arrived`,
    paragraphs: ['Your top-up has arrived and can be invested now.'],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['Cash balance', ringgit(params.balance)],
      ['Reference', params.refNumber],
    ],
    action: { label: 'See open notes', path: '/notes' },
  }),

  topup_held: (params: { amount: string; refNumber: string }): EmailContent => ({
    category: 'money',
    subject: 'We are checking your top-up',
    paragraphs: [
      'Your payment has arrived. The name that the bank gave us is not quite the one on your account, so one of our people compares the two before the amount is credited.',
      'This usually takes one working day. There is nothing for you to do.',
    ],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['Reference', params.refNumber],
    ],
  }),

  receipt_held: (params: {
    amount: string;
    refNumber: string;
    reason: keyof typeof heldReceipts;
  }): EmailContent => ({
    category: 'money',
    subject: 'We are checking a payment',
    paragraphs: [
      heldReceipts[params.reason],
      'The money is safe with us. One of our people looks at it, and then it is booked for you or goes back to the account that it came from. This usually takes one working day.',
    ],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['Reference', params.refNumber],
    ],
  }),

  receipt_sent_back: (params: {
    amount: string;
    refNumber: string;
    bankName: string;
    last4: string;
  }): EmailContent => ({
    category: 'money',
    subject: 'A payment is being sent back',
    paragraphs: ['We could not use this payment, so it goes back to the account of whoever made it.'],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['To', account(params)],
      ['Reference', params.refNumber],
    ],
  }),

  topup_failed: (params: {
    amount: string;
    refNumber: string;
    reason: keyof typeof topupFailures;
  }): EmailContent => ({
    category: 'money',
    subject: 'Your top-up did not go through',
    paragraphs: [topupFailures[params.reason], 'Nothing was credited. Please try again when it suits you.'],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['Reference', params.refNumber],
    ],
    action: { label: 'Top up', path: '/balance/topup' },
  }),

  topup_refunded: (params: {
    amount: string;
    refNumber: string;
    bankName: string;
    last4: string;
  }): EmailContent => ({
    category: 'money',
    subject: 'Your top-up is being sent back',
    paragraphs: [
      'We could not match this payment to your own name. We may only take money from your own bank account, so it goes back to the account that it came from.',
    ],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['To', account(params)],
      ['Reference', params.refNumber],
    ],
  }),

  topup_refund_returned: (params: { amount: string; refNumber: string; reason: string }): EmailContent => ({
    category: 'money',
    subject: 'The bank did not take your top-up back',
    paragraphs: [
      params.reason,
      'The money is safe with us. Please write to us with the bank account that you paid from, so that we can send it there.',
    ],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['Reference', params.refNumber],
    ],
  }),

  withdrawal_requested: (params: {
    amount: string;
    bankName: string;
    last4: string;
    arrivesOn: string;
  }): EmailContent => ({
    category: 'money',
    subject: `Your withdrawal of ${ringgit(params.amount)}`,
    paragraphs: ['We have received your withdrawal. The amount has left your cash balance.'],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['To', account(params)],
      ['Expected by', longDay(params.arrivesOn)],
    ],
    note: 'If you did not ask for this, please change your password at once and write to us.',
  }),

  withdrawal_paid: (params: { amount: string; bankName: string; last4: string }): EmailContent => ({
    category: 'money',
    subject: `${ringgit(params.amount)} was paid to your bank account`,
    paragraphs: ['Your withdrawal has been paid.'],
    facts: [
      ['Amount', ringgit(params.amount)],
      ['To', account(params)],
    ],
  }),

  withdrawal_rejected: (params: { amount: string; reason: string }): EmailContent => ({
    category: 'money',
    subject: 'Your withdrawal was not carried out',
    paragraphs: [params.reason, 'The amount is back in your cash balance.'],
    facts: [['Amount', ringgit(params.amount)]],
    action: { label: 'See cash balance', path: '/balance' },
  }),

  withdrawal_returned: (params: { amount: string; reason: string }): EmailContent => ({
    category: 'money',
    subject: 'Your bank sent the withdrawal back',
    paragraphs: [
      params.reason,
      'The amount is back in your cash balance. Please check your bank account in settings before you try again.',
    ],
    facts: [['Amount', ringgit(params.amount)]],
    action: { label: 'Open settings', path: '/account/settings' },
  }),
};
