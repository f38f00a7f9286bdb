import type { EmailTemplate } from '../email-template.ts';
import {
  day,
  dayAndMoney,
  deduction,
  given,
  money,
  months,
  rateLabel,
  text,
  yearlyRate,
} from '../email-texts.ts';
import type { Contract } from '../terms.ts';

const campaignSubjects = {
  pause: 'campaign_paused_subject',
  resume: 'campaign_resumed_subject',
  cancel: 'campaign_cancelled_subject',
} as const;

/** E-mails to business owners about their financing. */
export const financingTemplates = {
  financing_received: (params: { noteNumber: string; amount: string }): EmailTemplate => ({
    category: 'financing',
    subject: text('financing_received_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('financing_received_body')],
    facts: [
      [text('label_application'), given(params.noteNumber)],
      [text('label_amount'), money(params.amount)],
    ],
  }),

  financing_rejected: (params: { noteNumber: string; reason: string }): EmailTemplate => ({
    category: 'financing',
    subject: text('financing_rejected_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('financing_rejected_body'), given(params.reason), text('financing_rejected_body_2')],
  }),

  offer_made: (params: {
    noteNumber: string;
    contract: Contract;
    amount: string;
    rate: string;
    termMonths: number;
    expiresOn: string;
  }): EmailTemplate => ({
    category: 'financing',
    subject: text('offer_made_subject', { amount: params.amount }),
    paragraphs: [text('offer_made_body')],
    facts: [
      [text('label_amount'), money(params.amount)],
      [rateLabel(params.contract), yearlyRate(params.rate)],
      [text('label_tenure'), months(params.termMonths)],
      [text('label_open_until'), day(params.expiresOn)],
    ],
    action: { label: text('action_see_the_offer'), path: '/bo/notes' },
  }),

  documents_requested: (params: { noteNumber: string; text: string; dueOn: string }): EmailTemplate => ({
    category: 'financing',
    subject: text('documents_requested_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('documents_requested_body'), given(params.text)],
    facts: [[text('label_submit_by'), day(params.dueOn)]],
    action: { label: text('action_send_documents'), path: '/bo/notes?tab=under_review' },
  }),

  campaign_changed: (params: {
    noteNumber: string;
    change: 'pause' | 'resume' | 'cancel';
    message: string;
  }): EmailTemplate => ({
    category: 'campaigns',
    subject: text(campaignSubjects[params.change], { noteNumber: params.noteNumber }),
    paragraphs: [given(params.message)],
    action: { label: text('action_see_my_notes'), path: '/bo/notes?tab=listed' },
  }),

  note_listed: (params: { noteNumber: string; amount: string; closesOn: string }): EmailTemplate => ({
    category: 'campaigns',
    subject: text('note_listed_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('note_listed_body')],
    facts: [
      [text('label_target'), money(params.amount)],
      [text('label_open_until'), day(params.closesOn)],
    ],
    action: { label: text('action_see_my_notes'), path: '/bo/notes' },
  }),

  note_funded: (params: { noteNumber: string; raised: string; issueUntil: string }): EmailTemplate => ({
    category: 'campaigns',
    subject: text('note_funded_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('note_funded_body')],
    facts: [
      [text('label_raised'), money(params.raised)],
      [text('label_sign_by'), day(params.issueUntil)],
    ],
    action: { label: text('action_issue_the_note'), path: '/bo/notes' },
  }),

  signature_void: (params: {
    noteNumber: string;
    reason: 'trade_unfinished' | 'price_changed' | 'terms_changed';
    issueUntil: string;
  }): EmailTemplate => ({
    category: 'campaigns',
    subject: text('signature_void_subject', { noteNumber: params.noteNumber }),
    paragraphs: [
      {
        trade_unfinished: text('signature_void_body_trade_unfinished'),
        price_changed: text('signature_void_body_price_changed'),
        terms_changed: text('signature_void_body_terms_changed'),
      }[params.reason],
      text('signature_void_body_next'),
    ],
    facts: [[text('label_sign_by'), day(params.issueUntil)]],
    action: { label: text('action_sign_again'), path: '/bo/notes?tab=listed' },
  }),

  note_issued_to_issuer: (params: {
    noteNumber: string;
    amount: string;
    fee: string;
    serviceTax: string;
    net: string;
    firstDueOn: string;
    firstAmount: string;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('note_issued_to_issuer_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('note_issued_to_issuer_body', { net: params.net })],
    facts: [
      [text('label_raised'), money(params.amount)],
      [text('label_origination_fee'), deduction(params.fee)],
      [text('label_service_tax_on_the_fee'), deduction(params.serviceTax)],
      [text('label_net_disbursement'), money(params.net)],
      [text('label_first_payment_due'), dayAndMoney(params.firstDueOn, params.firstAmount)],
    ],
    action: { label: text('action_see_the_schedule'), path: '/bo/notes' },
  }),
};
