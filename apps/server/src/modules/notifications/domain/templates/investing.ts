import type { EmailContent } from '../email-content.ts';
import {
  type Contract,
  capitalised,
  isAmount,
  lateWord,
  longDay,
  returnWord,
  ringgit,
  yearly,
} from '../wording.ts';

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

function partsOf(params: Distribution): [string, string][] {
  const all: [string, string, string][] = [
    ['Principal', params.principal, ''],
    [capitalised(returnWord(params.contract)), params.returnAmount, ''],
    [lateWord(params.contract), params.lateCharge, ''],
    ['Service fee', params.fee, '\u2212'],
    ['Service tax on the fee', params.serviceTax, '\u2212'],
    ['Tax withheld', params.withholdingTax, '\u2212'],
  ];
  return all
    .filter(([, amount]) => isAmount(amount))
    .map(([label, amount, sign]) => [label, `${sign}${ringgit(amount)}`]);
}

function partsOutstanding(params: { outstanding: string; writtenOff: string }): [string, string][] {
  const all: [string, string][] = [
    ['Your principal outstanding', params.outstanding],
    ['Your principal written off', params.writtenOff],
  ];
  return all.filter(([, amount]) => isAmount(amount)).map(([label, amount]) => [label, ringgit(amount)]);
}

const sheetParts = { security: 'Security', risk: 'Risk', document: 'Document' } as const;

function changeLines({ what, before, after }: SheetChange): string[] {
  return [
    `${sheetParts[what]}, before: ${before ?? 'not on the fact sheet'}`,
    `${sheetParts[what]}, now: ${after ?? 'not on the fact sheet any more'}`,
  ];
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
  }): EmailContent => ({
    category: 'investments',
    subject: `Note ${params.noteNumber} has been issued`,
    paragraphs: [
      `Your investment is at work. The first payment of ${returnWord(params.contract)} is due soon.`,
      'The confirmation of your investment, with the schedule for your amount, is on the page of the note and in My Activity.',
    ],
    facts: [
      ['Invested', ringgit(params.amount)],
      [`${capitalised(returnWord(params.contract))} rate`, yearly(params.rate)],
      ['Tenure', `${params.termMonths} months`],
      ['First payment due', longDay(params.firstDueOn)],
    ],
    action: { label: 'See my notes', path: '/notes' },
  }),

  campaign_paused: (params: { noteNumber: string; message: string }): EmailContent => ({
    category: 'money',
    subject: `Something has changed at note ${params.noteNumber}`,
    paragraphs: [
      'The campaign of a note you have invested in is paused, because something about it has changed.',
      params.message,
      'Until it goes on you may take your whole investment back, whenever you made it. If you do nothing, it stays.',
    ],
    action: { label: 'Look at the note', path: `/notes/${params.noteNumber}` },
  }),

  campaign_resumed: (params: { noteNumber: string; message: string; closesOn: string }): EmailContent => ({
    category: 'investments',
    subject: `The campaign of note ${params.noteNumber} goes on`,
    paragraphs: [params.message],
    facts: [['Open until', longDay(params.closesOn)]],
    action: { label: 'Look at the note', path: `/notes/${params.noteNumber}` },
  }),

  fact_sheet_revised: (params: {
    noteNumber: string;
    reader: 'investor' | 'issuer';
    changes: readonly SheetChange[];
  }): EmailContent => ({
    category: params.reader === 'investor' ? 'money' : 'financing',
    subject: `The fact sheet of note ${params.noteNumber} was revised`,
    paragraphs: [
      params.reader === 'investor'
        ? 'Something on the fact sheet of a note you have invested in was corrected. The campaign is paused.'
        : 'Something on the fact sheet of your note was corrected. The campaign is paused, and investors were told.',
      ...params.changes.flatMap(changeLines),
      ...(params.reader === 'investor'
        ? [
            'Until the campaign goes on you may take your whole investment back, whenever you made it. If you do nothing, it stays.',
          ]
        : []),
    ],
    action:
      params.reader === 'investor'
        ? { label: 'Look at the note', path: `/notes/${params.noteNumber}` }
        : { label: 'See my notes', path: '/bo/notes?tab=listed' },
  }),

  note_news: (params: {
    noteNumber: string;
    contract: Contract;
    /** What happened on the day, oldest first. */
    news: readonly { title: string; body: string }[];
    outstanding: string;
    writtenOff: string;
  }): EmailContent => ({
    category: 'investments',
    subject: `Note ${params.noteNumber}: ${params.news.map(({ title }) => title.toLowerCase()).join('; ')}`,
    paragraphs: [
      ...params.news.map(({ title, body }) => `${title}. ${body}`),
      `What you can still expect, principal and ${returnWord(params.contract)}, and every further step are on the page of the note.`,
    ],
    facts: partsOutstanding(params),
    action: { label: 'Look at the note', path: `/notes/${params.noteNumber}` },
  }),

  subscription_returned: (params: { noteNumber: string; amount: string; reason: string }): EmailContent => ({
    category: 'money',
    subject: `Your investment in note ${params.noteNumber} is returned`,
    paragraphs: [params.reason, 'The whole amount is back in your cash balance and can be invested again.'],
    facts: [
      ['Returned', ringgit(params.amount)],
      ['Note', params.noteNumber],
    ],
    action: { label: 'See open notes', path: '/notes' },
  }),

  repayment_received: (params: Distribution): EmailContent => ({
    category: 'money',
    subject: `You received ${ringgit(params.net)} from note ${params.noteNumber}`,
    paragraphs: ['Money has come in on this note and your share is in your cash balance.'],
    facts: [...partsOf(params), ['Received', ringgit(params.net)], ['Cash balance', ringgit(params.balance)]],
    action: { label: 'See my activity', path: '/my_activity' },
  }),
};
