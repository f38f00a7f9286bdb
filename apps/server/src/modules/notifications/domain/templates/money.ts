import type { Message } from '@titian/contracts/messages/definition';
import type { EmailTemplate } from '../email-template.ts';
import { account, day, given, money, text } from '../email-texts.ts';

const topupFailures = {
  cancelled: text('topup_failed_body_cancelled'),
  timed_out: text('topup_failed_body_timed_out'),
  limit: text('topup_failed_body_limit'),
  bank_offline: text('topup_failed_body_bank_offline'),
  other: text('topup_failed_body_other'),
} as const;

const heldReceipts = {
  paid_twice: text('receipt_held_body_paid_twice'),
  payer: text('receipt_held_body_payer'),
  bank: text('receipt_held_body_bank'),
} as const;

/** E-mails about money that comes in or goes out. */
export const moneyTemplates = {
  topup_credited: (params: { amount: string; refNumber: string; balance: string }): EmailTemplate => ({
    category: 'money',
    subject: text('topup_credited_subject', { amount: params.amount }),
    paragraphs: [text('topup_credited_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_cash_balance'), money(params.balance)],
      [text('label_reference'), given(params.refNumber)],
    ],
    action: { label: text('action_see_open_notes'), path: '/notes' },
  }),

  topup_held: (params: { amount: string; refNumber: string }): EmailTemplate => ({
    category: 'money',
    subject: text('topup_held_subject'),
    paragraphs: [text('topup_held_body'), text('topup_held_body_2')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_reference'), given(params.refNumber)],
    ],
  }),

  receipt_held: (params: {
    amount: string;
    refNumber: string;
    reason: keyof typeof heldReceipts;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('receipt_held_subject'),
    paragraphs: [heldReceipts[params.reason], text('receipt_held_body_next')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_reference'), given(params.refNumber)],
    ],
  }),

  receipt_sent_back: (params: {
    amount: string;
    refNumber: string;
    bankName: string;
    last4: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('receipt_sent_back_subject'),
    paragraphs: [text('receipt_sent_back_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_to'), account(params)],
      [text('label_reference'), given(params.refNumber)],
    ],
  }),

  topup_failed: (params: {
    amount: string;
    refNumber: string;
    reason: keyof typeof topupFailures;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('topup_failed_subject'),
    paragraphs: [topupFailures[params.reason], text('topup_failed_body_next')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_reference'), given(params.refNumber)],
    ],
    action: { label: text('action_top_up'), path: '/balance/topup' },
  }),

  topup_refunded: (params: {
    amount: string;
    refNumber: string;
    bankName: string;
    last4: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('topup_refunded_subject'),
    paragraphs: [text('topup_refunded_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_to'), account(params)],
      [text('label_reference'), given(params.refNumber)],
    ],
  }),

  topup_refund_returned: (params: {
    amount: string;
    refNumber: string;
    reason: string | Message;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('topup_refund_returned_subject'),
    paragraphs: [given(params.reason), text('topup_refund_returned_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_reference'), given(params.refNumber)],
    ],
  }),

  managed_subscription: (params: { amount: string; noteNumber: string; balance: string }): EmailTemplate => ({
    category: 'money',
    subject: text('managed_subscription_subject', {
      amount: params.amount,
      noteNumber: params.noteNumber,
    }),
    paragraphs: [text('managed_subscription_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_note'), given(params.noteNumber)],
      [text('label_cash_balance'), money(params.balance)],
    ],
    action: { label: text('action_see_my_notes'), path: '/notes' },
  }),

  managed_cancellation: (params: { amount: string; noteNumber: string; balance: string }): EmailTemplate => ({
    category: 'money',
    subject: text('managed_cancellation_subject', { amount: params.amount, noteNumber: params.noteNumber }),
    paragraphs: [text('managed_cancellation_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_note'), given(params.noteNumber)],
      [text('label_cash_balance'), money(params.balance)],
    ],
    action: { label: text('action_see_my_activity'), path: '/my_activity' },
  }),

  withdrawal_requested: (params: {
    amount: string;
    bankName: string;
    last4: string;
    arrivesOn: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('withdrawal_requested_subject', { amount: params.amount }),
    paragraphs: [text('withdrawal_requested_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_to'), account(params)],
      [text('label_expected_by'), day(params.arrivesOn)],
    ],
    note: text('note_not_requested'),
  }),

  withdrawal_paid: (params: { amount: string; bankName: string; last4: string }): EmailTemplate => ({
    category: 'money',
    subject: text('withdrawal_paid_subject', { amount: params.amount }),
    paragraphs: [text('withdrawal_paid_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_to'), account(params)],
    ],
  }),

  withdrawal_rejected: (params: { amount: string; reason: string }): EmailTemplate => ({
    category: 'money',
    subject: text('withdrawal_rejected_subject'),
    paragraphs: [given(params.reason), text('withdrawal_rejected_body')],
    facts: [[text('label_amount'), money(params.amount)]],
    action: { label: text('action_see_cash_balance'), path: '/balance' },
  }),

  withdrawal_returned: (params: { amount: string; reason: string | Message }): EmailTemplate => ({
    category: 'money',
    subject: text('withdrawal_returned_subject'),
    paragraphs: [given(params.reason), text('withdrawal_returned_body')],
    facts: [[text('label_amount'), money(params.amount)]],
    action: { label: text('action_open_settings'), path: '/account/settings' },
  }),
};
