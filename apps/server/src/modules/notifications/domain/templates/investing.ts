import type { Message } from '@titian/contracts/messages/definition';
import type { EmailTemplate } from '../email-template.ts';
import {
  day,
  deduction,
  given,
  lateLabel,
  money,
  months,
  rateLabel,
  returnLabel,
  text,
  time,
  yearlyRate,
} from '../email-texts.ts';
import { type Contract, isAmount } from '../terms.ts';

/** What a revised fact sheet says otherwise; null where something came or went. */
interface SheetChange {
  readonly what: 'security' | 'risk' | 'document';
  readonly before: string | null;
  readonly after: string | null;
}

interface Distribution {
  noteNumber: string;
  contract: Contract;
  principal: string;
  returnAmount: string;
  lateCharge: string;
  fee: string;
  serviceTax: string;
  withholdingTax: string;
  net: string;
  balance: string;
}

type Fact = readonly [label: Message, value: Message];

function partsOf(params: Distribution): Fact[] {
  const credits = [
    [text('label_principal'), params.principal],
    [returnLabel(params.contract), params.returnAmount],
    [lateLabel(params.contract), params.lateCharge],
  ] as const;
  const deductions = [
    [text('label_service_fee'), params.fee],
    [text('label_service_tax_on_the_fee'), params.serviceTax],
    [text('label_tax_withheld'), params.withholdingTax],
  ] as const;
  return [
    ...credits
      .filter(([, amount]) => isAmount(amount))
      .map(([label, amount]) => [label, money(amount)] as const),
    ...deductions
      .filter(([, amount]) => isAmount(amount))
      .map(([label, amount]) => [label, deduction(amount)] as const),
  ];
}

function outstandingParts(params: { outstanding: string; writtenOff: string }): Fact[] {
  const all = [
    [text('label_outstanding_principal'), params.outstanding],
    [text('label_written_off_principal'), params.writtenOff],
  ] as const;
  return all
    .filter(([, amount]) => isAmount(amount))
    .map(([label, amount]) => [label, money(amount)] as const);
}

function changeLines({ what, before, after }: SheetChange): Message[] {
  return [
    before === null ? text(`sheet_${what}_new`) : text(`sheet_${what}_before`, { value: before }),
    after === null ? text(`sheet_${what}_removed`) : text(`sheet_${what}_now`, { value: after }),
  ];
}

interface NoteUpdate {
  readonly title: string | Message;
  readonly body: string | Message;
}

function updatesSubject(noteNumber: string, updates: readonly NoteUpdate[]): Message {
  const [first] = updates;
  return first === undefined || updates.length > 1
    ? text('note_updates_subject', { noteNumber, count: updates.length })
    : text('note_update_subject', { noteNumber, title: given(first.title) });
}

/** E-mails to investors about their notes. */
export const investingTemplates = {
  note_issued: (params: {
    noteNumber: string;
    contract: Contract;
    amount: string;
    rate: string;
    termMonths: number;
    firstDueOn: string;
  }): EmailTemplate => ({
    category: 'investments',
    subject: text('note_issued_subject', { noteNumber: params.noteNumber }),
    paragraphs: [
      text(params.contract === 'Shariah' ? 'note_issued_body_profit' : 'note_issued_body_interest', {
        firstDueOn: params.firstDueOn,
      }),
      text('note_issued_body'),
    ],
    facts: [
      [text('label_invested'), money(params.amount)],
      [rateLabel(params.contract), yearlyRate(params.rate)],
      [text('label_tenure'), months(params.termMonths)],
      [text('label_first_payment_due'), day(params.firstDueOn)],
    ],
    action: { label: text('action_see_my_notes'), path: '/notes' },
  }),

  campaign_paused: (params: { noteNumber: string; message: string }): EmailTemplate => ({
    category: 'required',
    subject: text('campaign_paused_subject', { noteNumber: params.noteNumber }),
    paragraphs: [text('campaign_paused_body'), given(params.message), text('campaign_paused_body_cancel')],
    action: { label: text('action_see_note'), path: `/notes/${params.noteNumber}` },
  }),

  campaign_resumed: (params: { noteNumber: string; message: string; closesOn: string }): EmailTemplate => ({
    category: 'investments',
    subject: text('campaign_resumed_subject', { noteNumber: params.noteNumber }),
    paragraphs: [given(params.message)],
    facts: [[text('label_open_until'), day(params.closesOn)]],
    action: { label: text('action_see_note'), path: `/notes/${params.noteNumber}` },
  }),

  fact_sheet_revised: (params: {
    noteNumber: string;
    reader: 'investor' | 'issuer';
    changes: readonly SheetChange[];
  }): EmailTemplate => {
    const isInvestor = params.reader === 'investor';
    return {
      category: isInvestor ? 'required' : 'campaigns',
      subject: text('fact_sheet_revised_subject', { noteNumber: params.noteNumber }),
      paragraphs: [
        isInvestor ? text('fact_sheet_revised_body_investor') : text('fact_sheet_revised_body_issuer'),
        ...params.changes.flatMap(changeLines),
        ...(isInvestor ? [text('campaign_paused_body_cancel')] : []),
      ],
      action: isInvestor
        ? { label: text('action_see_note'), path: `/notes/${params.noteNumber}` }
        : { label: text('action_see_my_notes'), path: '/bo/notes?tab=listed' },
    };
  },

  note_news: (params: {
    noteNumber: string;
    contract: Contract;
    /** What happened on the day, oldest first. */
    news: readonly NoteUpdate[];
    outstanding: string;
    writtenOff: string;
  }): EmailTemplate => ({
    category: 'investments',
    subject: updatesSubject(params.noteNumber, params.news),
    paragraphs: [
      ...params.news.map(({ title, body }) =>
        text('note_update_body', { title: given(title), body: given(body) }),
      ),
      params.contract === 'Shariah' ? text('note_update_footer_profit') : text('note_update_footer_interest'),
    ],
    facts: outstandingParts(params),
    action: { label: text('action_see_note'), path: `/notes/${params.noteNumber}` },
  }),

  saved_search_matched: (params: {
    search: string;
    noteNumber: string;
    contract: Contract;
    rate: string;
    termMonths: number;
    grade: string;
    target: string;
    opensAt: string;
  }): EmailTemplate => ({
    category: 'new_notes',
    subject: text('saved_search_matched_subject', {
      noteNumber: params.noteNumber,
      search: given(params.search),
    }),
    paragraphs: [text('saved_search_matched_body'), text('saved_search_matched_off')],
    facts: [
      [rateLabel(params.contract), yearlyRate(params.rate)],
      [text('label_tenure'), months(params.termMonths)],
      [text('label_grade'), given(params.grade)],
      [text('label_target'), money(params.target)],
      [text('label_opens_for_you'), time(params.opensAt)],
    ],
    action: { label: text('action_see_note'), path: `/notes/${params.noteNumber}` },
  }),

  subscription_returned: (params: {
    noteNumber: string;
    amount: string;
    reason: string | Message;
  }): EmailTemplate => ({
    category: 'money',
    subject: text('subscription_returned_subject', { noteNumber: params.noteNumber }),
    paragraphs: [given(params.reason), text('subscription_returned_body')],
    facts: [
      [text('label_returned'), money(params.amount)],
      [text('label_note'), given(params.noteNumber)],
    ],
    action: { label: text('action_see_open_notes'), path: '/notes' },
  }),

  repayment_received: (params: Distribution): EmailTemplate => ({
    category: 'money',
    subject: text('repayment_received_subject', { net: params.net, noteNumber: params.noteNumber }),
    paragraphs: [text('repayment_received_body')],
    facts: [
      ...partsOf(params),
      [text('label_received'), money(params.net)],
      [text('label_cash_balance'), money(params.balance)],
    ],
    action: { label: text('action_see_my_activity'), path: '/my_activity' },
  }),
};
