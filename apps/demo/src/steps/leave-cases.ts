import type { Body, Session } from '../api/client.ts';
import { addDays, type Day } from '../days.ts';
import { textPaper } from '../documents/papers.ts';
import { daysAgo, type Market } from '../market.ts';
import { customerIdOf } from './customer-id.ts';
import type { Members } from './onboard.ts';

/** Whose messages they are, by their place among those who joined: not those whom the sign-in table names. */
const WRITERS = { complaint: 6, question: 8, closed: 10, upheld: 12, written: 14 } as const;
const COMPLAINED_DAYS_AGO = 3;
const QUESTIONED_DAYS_AGO = 2;
const SOLVED_DAYS_AGO = 12;
const UPHELD_DAYS_AGO = 40;

/** Leaves cases in every state for the operators: overdue, answered, begun by an operator and closed. */
export async function leaveCases(market: Market, { investors }: Members): Promise<void> {
  const writer = (place: number): Session => {
    const member = investors[place];
    if (member === undefined) throw new Error(`There is no investor at place ${place}.`);
    return member.session;
  };
  await write(market, writer(WRITERS.complaint), daysAgo(market, COMPLAINED_DAYS_AGO), {
    kind: 'complaint',
    subject: 'Withdrawal has not arrived',
    text: 'I requested a withdrawal last week and my bank has not received it. Please tell me where my money is.',
    files: [
      textPaper('account-statement.pdf', [
        'Account statement (specimen)',
        'No credit of Titian in this week',
      ]),
    ],
  });
  const question = await write(market, writer(WRITERS.question), daysAgo(market, QUESTIONED_DAYS_AGO), {
    kind: 'message',
    subject: 'Statement for my tax return',
    text: 'Which statement do I send to LHDN for the returns of this year?',
    files: [],
  });
  await answer(market, question, addDays(daysAgo(market, QUESTIONED_DAYS_AGO), 1), [
    'The yearly statement under My Activity shows all returns and tax.',
    'Do you need it for one note only?',
  ]);
  await writeTo(market, writer(WRITERS.written), daysAgo(market, QUESTIONED_DAYS_AGO), {
    subject: 'Your identity card',
    text: 'The picture of your identity card is hard to read. Please send us a new one in a reply.',
  });
  const solved = await write(market, writer(WRITERS.closed), daysAgo(market, SOLVED_DAYS_AGO), {
    kind: 'data_request',
    subject: 'Copy of my personal data',
    text: 'Please send me a copy of the personal data that you hold about me.',
    files: [],
  });
  const solvedOn = addDays(daysAgo(market, SOLVED_DAYS_AGO), 1);
  await answer(market, solved, solvedOn, [
    'You can export all of it yourself, in Settings under Personal data.',
  ]);
  await close(market, solved, solvedOn, { kind: 'data_request', type: 'access', outcome: 'fulfilled' });
  const upheld = await write(market, writer(WRITERS.upheld), daysAgo(market, UPHELD_DAYS_AGO), {
    kind: 'complaint',
    subject: 'Fee of a repayment was charged twice',
    text: 'My statement shows the service fee of the last repayment two times. Please correct it.',
  });
  const upheldOn = addDays(daysAgo(market, UPHELD_DAYS_AGO), 2);
  await answer(market, upheld, upheldOn, ['You are right, and we are sorry. RM 4.20 is on its way to you.']);
  await close(market, upheld, upheldOn, {
    ...{ kind: 'complaint', cause: 'fees', outcome: 'upheld', redress: '4.20' },
  });
}

async function write(
  { product }: Market,
  by: Session,
  on: Day,
  body: Body<'userStartConversation'>,
): Promise<string> {
  const { conversation } = await product.call('userStartConversation', { by, on, body });
  return conversation.id;
}

/** An operator begins a conversation. */
async function writeTo(
  { product, team }: Market,
  session: Session,
  on: Day,
  message: Pick<Body<'operatorStartConversation'>, 'subject' | 'text'>,
): Promise<void> {
  const by = team.session('support');
  const customerId = await customerIdOf({ product, team }, session, on);
  const body = { customer_id: customerId, files: [], ...message };
  await product.call('operatorStartConversation', { by, on, body });
}

async function answer(
  { product, team }: Market,
  id: string,
  on: Day,
  lines: readonly string[],
): Promise<void> {
  const by = team.session('support');
  const { version } = (await product.call('operatorCase', { by, on, params: { id } })).case;
  await product.call('operatorAnswerCase', {
    by,
    on,
    params: { id },
    body: { version: String(version), text: lines.join('\n'), files: [] },
  });
}

async function close(
  { product, team }: Market,
  id: string,
  on: Day,
  resolution: Body<'operatorCloseCase'>['resolution'],
): Promise<void> {
  const by = team.session('support');
  const { version } = (await product.call('operatorCase', { by, on, params: { id } })).case;
  await product.call('operatorCloseCase', {
    by,
    on,
    params: { id },
    body: { version, reason: 'resolved', resolution },
  });
}
