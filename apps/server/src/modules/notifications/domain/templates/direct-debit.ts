import type { EmailTemplate } from '../email-template.ts';
import { day, given, money, text } from '../email-texts.ts';

const failures = {
  limit: text('collection_failed_body_limit'),
  bank_offline: text('collection_failed_body_bank_offline'),
  other: text('collection_failed_body_other'),
} as const;

const rejections = {
  bank: text('mandate_rejected_body_bank'),
  held: text('mandate_rejected_body_held'),
} as const;

const endings = {
  owner: text('mandate_ended_body_owner'),
  bank: text('mandate_ended_body_bank'),
  time: text('mandate_ended_body_time'),
} as const;

const depositRejections = {
  bank: text('mandate_rejected_body_bank'),
  held: text('deposit_rejected_body_held'),
} as const;

const depositEndings = {
  owner: text('deposit_ended_body_owner'),
  bank: text('deposit_ended_body_bank'),
  time: text('deposit_ended_body_time'),
} as const;

const settings = '/direct-debit/settings';
const topup = '/balance/topup';

/** E-mails about what is collected from business owners and investors. */
export const directDebitTemplates = {
  mandate_active: (params: {
    bankName: string;
    maxAmount: string;
    reference: string;
    startsOn: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('mandate_active_subject'),
    paragraphs: [text('mandate_active_body')],
    facts: [
      [text('label_bank'), given(params.bankName)],
      [text('label_maximum_per_collection'), money(params.maxAmount)],
      [text('label_from'), day(params.startsOn)],
      [text('label_reference'), given(params.reference)],
    ],
    action: { label: text('action_see_my_direct_debit'), path: settings },
    note: text('mandate_active_note'),
  }),

  mandate_rejected: (params: { bankName: string; why: keyof typeof rejections }): EmailTemplate => ({
    category: 'money',
    subject: text('mandate_rejected_subject'),
    paragraphs: [rejections[params.why], text('mandate_rejected_body_next')],
    facts: [[text('label_bank'), given(params.bankName)]],
    action: { label: text('action_set_it_up_again'), path: settings },
  }),

  mandate_changed: (params: {
    bankName: string;
    maxAmount: string;
    reference: string;
    isAccepted: boolean;
  }): EmailTemplate => ({
    category: 'money',
    subject: params.isAccepted
      ? text('mandate_changed_subject_accepted')
      : text('mandate_changed_subject_rejected'),
    paragraphs: [
      params.isAccepted
        ? text('mandate_changed_body_accepted', { bankName: params.bankName, maxAmount: params.maxAmount })
        : text('mandate_changed_body_rejected', { bankName: params.bankName, maxAmount: params.maxAmount }),
    ],
    facts: [
      [text('label_maximum_per_collection'), money(params.maxAmount)],
      [text('label_reference'), given(params.reference)],
    ],
    action: { label: text('action_see_my_direct_debit'), path: '/direct-debit/settings' },
  }),

  mandate_ended: (params: {
    bankName: string;
    reference: string;
    by: keyof typeof endings;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('mandate_ended_subject'),
    paragraphs: [endings[params.by], text('mandate_ended_body_next')],
    facts: [
      [text('label_bank'), given(params.bankName)],
      [text('label_reference'), given(params.reference)],
    ],
    action: { label: text('action_see_my_direct_debit'), path: settings },
  }),

  collection_paid: (params: {
    noteNumber: string;
    amount: string;
    dueOn: string;
    refNumber: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('collection_paid_subject', { amount: params.amount }),
    paragraphs: [text('collection_paid_body', { noteNumber: params.noteNumber })],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_due'), day(params.dueOn)],
      [text('label_reference'), given(params.refNumber)],
    ],
    action: { label: text('action_see_my_notes'), path: '/bo/notes' },
  }),

  collection_failed: (params: {
    noteNumber: string;
    amount: string;
    dueOn: string;
    reason: keyof typeof failures;
    retryOn: string | null;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('collection_failed_subject', { amount: params.amount }),
    paragraphs: [
      failures[params.reason],
      params.retryOn === null
        ? text('collection_failed_body_final')
        : text('collection_failed_body_retry', { retryOn: params.retryOn }),
    ],
    facts: [
      [text('label_note'), given(params.noteNumber)],
      [text('label_amount'), money(params.amount)],
      [text('label_due'), day(params.dueOn)],
    ],
    action: { label: text('action_pay_now'), path: '/bo/notes' },
  }),

  deposit_active: (params: {
    bankName: string;
    amount: string;
    dayOfMonth: number;
    firstOn: string;
    reference: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('deposit_active_subject'),
    paragraphs: [text('deposit_active_body', { dayOfMonth: String(params.dayOfMonth) })],
    facts: [
      [text('label_bank'), given(params.bankName)],
      [text('label_amount'), money(params.amount)],
      [text('label_from'), day(params.firstOn)],
      [text('label_reference'), given(params.reference)],
    ],
    action: { label: text('action_see_my_recurring_deposit'), path: topup },
    note: text('mandate_active_note'),
  }),

  deposit_rejected: (params: { bankName: string; why: keyof typeof depositRejections }): EmailTemplate => ({
    category: 'money',
    subject: text('deposit_rejected_subject'),
    paragraphs: [depositRejections[params.why], text('deposit_rejected_body_next')],
    facts: [[text('label_bank'), given(params.bankName)]],
    action: { label: text('action_see_my_recurring_deposit'), path: topup },
  }),

  deposit_ended: (params: {
    bankName: string;
    reference: string;
    by: keyof typeof depositEndings;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('deposit_ended_subject'),
    paragraphs: [depositEndings[params.by], text('deposit_ended_body_next')],
    facts: [
      [text('label_bank'), given(params.bankName)],
      [text('label_reference'), given(params.reference)],
    ],
    action: { label: text('action_see_my_recurring_deposit'), path: topup },
  }),

  deposit_failed: (params: {
    amount: string;
    dueOn: string;
    reason: keyof typeof failures;
    retryOn: string | null;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('deposit_failed_subject', { amount: params.amount }),
    paragraphs: [
      failures[params.reason],
      params.retryOn === null
        ? text('deposit_failed_body_paused')
        : text('deposit_failed_body_retry', { retryOn: params.retryOn }),
    ],
    facts: [
      [text('label_amount'), money(params.amount)],
      [text('label_due'), day(params.dueOn)],
    ],
    action: { label: text('action_see_my_recurring_deposit'), path: topup },
  }),
};
