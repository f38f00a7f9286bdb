import type { EmailContent } from '../email-content.ts';
import { type Contract, capitalised, longDay, returnWord, ringgit, yearly } from '../wording.ts';

const campaignWords = { pause: 'is paused', resume: 'goes on', cancel: 'was cancelled' } as const;

/** E-mails to business owners about their financing. */
export const financingTemplates = {
  financing_received: (params: { noteNumber: string; amount: string }): EmailContent => ({
    category: 'financing',
    subject: `We have received your application ${params.noteNumber}`,
    paragraphs: ['Thank you. We look at your figures now and write to you with an offer or with questions.'],
    facts: [
      ['Application', params.noteNumber],
      ['Amount', ringgit(params.amount)],
    ],
  }),

  financing_rejected: (params: { noteNumber: string; reason: string }): EmailContent => ({
    category: 'financing',
    subject: `Your application ${params.noteNumber} was not successful`,
    paragraphs: [
      'We have looked at your application carefully and cannot make an offer.',
      params.reason,
      'You may apply again when this has changed.',
    ],
  }),

  offer_made: (params: {
    noteNumber: string;
    contract: Contract;
    amount: string;
    rate: string;
    termMonths: number;
    expiresOn: string;
  }): EmailContent => ({
    category: 'financing',
    subject: `Your offer for ${ringgit(params.amount)} is ready`,
    paragraphs: [
      'We have made you an offer. Please look at it and confirm, so that investors can see your note.',
    ],
    facts: [
      ['Amount', ringgit(params.amount)],
      [`${capitalised(returnWord(params.contract))} rate`, yearly(params.rate)],
      ['Tenure', `${params.termMonths} months`],
      ['Open until', longDay(params.expiresOn)],
    ],
    action: { label: 'See the offer', path: '/bo/notes' },
  }),

  documents_requested: (params: { noteNumber: string; text: string; dueOn: string }): EmailContent => ({
    category: 'financing',
    subject: `We need something more for ${params.noteNumber}`,
    paragraphs: ['Please send us what follows, so that we can go on.', params.text],
    facts: [['Please send it until', longDay(params.dueOn)]],
    action: { label: 'Send documents', path: '/bo/notes?tab=under_review' },
  }),

  campaign_changed: (params: {
    noteNumber: string;
    change: 'pause' | 'resume' | 'cancel';
    message: string;
  }): EmailContent => ({
    category: 'financing',
    subject: `The campaign of note ${params.noteNumber} ${campaignWords[params.change]}`,
    paragraphs: [params.message],
    action: { label: 'See my notes', path: '/bo/notes?tab=listed' },
  }),

  note_listed: (params: { noteNumber: string; amount: string; closesOn: string }): EmailContent => ({
    category: 'financing',
    subject: `Note ${params.noteNumber} is open for investors`,
    paragraphs: ['Your note is listed. You can follow how it fills.'],
    facts: [
      ['Target', ringgit(params.amount)],
      ['Open until', longDay(params.closesOn)],
    ],
    action: { label: 'See my notes', path: '/bo/notes' },
  }),

  note_funded: (params: { noteNumber: string; raised: string; issueUntil: string }): EmailContent => ({
    category: 'financing',
    subject: `Note ${params.noteNumber} is funded`,
    paragraphs: [
      'Investors have provided the money. Please sign, so that we can issue the note and pay you.',
    ],
    facts: [
      ['Raised', ringgit(params.raised)],
      ['Sign until', longDay(params.issueUntil)],
    ],
    action: { label: 'Issue the note', path: '/bo/notes' },
  }),

  signature_void: (params: {
    noteNumber: string;
    reason: 'trade_unfinished' | 'price_changed' | 'terms_changed';
    issueUntil: string;
  }): EmailContent => ({
    category: 'financing',
    subject: `Please sign for note ${params.noteNumber} again`,
    paragraphs: [
      {
        trade_unfinished: 'The commodity trade was not completed on the day on which you signed.',
        price_changed: 'A price of the commodity trade has changed after you signed.',
        terms_changed: 'The terms of the agreement have changed after you signed.',
      }[params.reason],
      'Your signature is void and you owe nothing. What was traded is reversed at our cost. Please sign again to issue the note.',
    ],
    facts: [['Sign until', longDay(params.issueUntil)]],
    action: { label: 'Sign again', path: '/bo/notes?tab=listed' },
  }),

  note_issued_to_issuer: (params: {
    noteNumber: string;
    amount: string;
    fee: string;
    serviceTax: string;
    net: string;
    firstDueOn: string;
    firstAmount: string;
  }): EmailContent => ({
    category: 'money',
    subject: `Note ${params.noteNumber} is issued and your money is on its way`,
    paragraphs: ['Thank you for signing. The amount below is paid to your bank account.'],
    facts: [
      ['Raised', ringgit(params.amount)],
      ['Origination fee', `\u2212${ringgit(params.fee)}`],
      ['Service tax on the fee', `\u2212${ringgit(params.serviceTax)}`],
      ['Paid to you', ringgit(params.net)],
      ['First payment due', `${longDay(params.firstDueOn)}, ${ringgit(params.firstAmount)}`],
    ],
    action: { label: 'See the schedule', path: '/bo/notes' },
  }),
};
