import type { Body } from '../api/client.ts';
import { addDays, type Day } from '../days.ts';
import { textPaper } from '../documents/papers.ts';
import { daysAgo, type IssuerMember, type Market } from '../market.ts';
import type { Members } from './onboard.ts';
import { payAtBank } from './pay.ts';

const PROMISED_DAYS_AGO = 9;
const BROKEN_DAYS_AGO = 4;

/** Leaves the work of credit on the late notes that there are: letters, contacts, promises broken and kept, an agency. */
export async function collectLateNotes(market: Market, { issuers }: Members): Promise<void> {
  const { product, team, today } = market;
  const { items } = await product.call('operatorCollections', {
    ...{ by: team.session('credit'), on: today, query: { sort: 'days_late' } },
  });
  const [longest, second, third, ...others] = items;
  if (longest !== undefined) {
    await handToAgency(market, longest.id);
  }
  if (second !== undefined) {
    await leaveBrokenPromise(market, second);
  }
  if (third !== undefined) {
    await payAsPromised(market, third, [...issuers.values()]);
  }
  await restructure(
    market,
    others.map(({ id }) => id),
  );
  for (const { id } of others) {
    await contact(market, id, today, {
      ...{ channel: 'phone', person: null, outcome: 'not_reached' },
      ...{ note: 'Rang twice, no answer.', follow_up_on: today },
    });
  }
}

async function handToAgency(market: Market, id: string): Promise<void> {
  const { product, team, today } = market;
  const by = team.session('credit');
  await contact(market, id, today, {
    ...{ channel: 'visit', person: 'Managing director', outcome: 'cannot_pay' },
    ...{ note: 'Two buyers have not paid the company. It cannot pay now.', follow_up_on: addDays(today, 7) },
  });
  const letter = { template: 'letter_of_demand', language: 'en' } as const;
  const preview = await product.call('operatorLetterPreview', {
    by,
    on: today,
    params: { id },
    query: letter,
  });
  const body = { ...letter, total: preview.letter.total };
  await product.call('operatorSendLetter', { by, on: today, params: { id }, body });
  await product.call('operatorAssignCollection', {
    ...{ by, on: today, params: { id } },
    body: {
      ...{ kind: 'agency', name: 'Kutipan Amanah Sdn Bhd', reference: 'KA-2207', since: today },
      ...{ next_on: addDays(today, 14), expected_cost: '1200.00' },
    },
  });
}

/** Promised while it was late already, and the day has passed. */
async function leaveBrokenPromise(
  market: Market,
  late: { readonly id: string; readonly days_late: number },
): Promise<void> {
  const on = daysAgo(market, Math.min(PROMISED_DAYS_AGO, late.days_late));
  const { product, team } = market;
  await contact(market, late.id, on, {
    ...{ channel: 'phone', person: 'Finance manager', outcome: 'will_pay' },
    ...{ note: 'A buyer pays at the end of the week; a part follows then.', follow_up_on: null },
  });
  const due_on = addDays(on, Math.max(0, Math.min(PROMISED_DAYS_AGO, late.days_late) - BROKEN_DAYS_AGO));
  await product.call('operatorRecordPromise', {
    ...{ by: team.session('credit'), on, params: { id: late.id }, body: { amount: '500.00', due_on } },
  });
}

/** Promised and paid on the same day, where the issuer is one of the demo's. */
async function payAsPromised(
  market: Market,
  late: { readonly id: string; readonly issuer_name: string },
  issuers: readonly IssuerMember[],
): Promise<void> {
  const { product, team, today: on } = market;
  const amount = '200.00';
  await product.call('operatorRecordPromise', {
    ...{ by: team.session('credit'), on, params: { id: late.id }, body: { amount, due_on: on } },
  });
  const issuer = issuers.find(({ name }) => name === late.issuer_name);
  if (issuer !== undefined) {
    const body = { note_id: late.id, kind: 'other', amount } as const;
    const payment = await product.call('notePay', { by: issuer.session, on, body });
    await payAtBank(market, issuer, payment, on);
  }
}

/** One of the notes waits for finance to approve a later schedule. */
async function restructure(market: Market, noteIds: readonly string[]): Promise<void> {
  const { product, team, today: on } = market;
  const by = team.session('finance');
  for (const id of noteIds) {
    const { note, schedule, recovery } = await product.call('operatorNote', { by, on, params: { id } });
    if (note.state === 'issued' && recovery.guarantor === null && note.contract === 'Conventional') {
      const agreement = textPaper('restructuring.pdf', [
        'Agreement on a new schedule (specimen)',
        note.number,
        on,
      ]);
      const body = { document: [agreement] };
      const { file } = await product.call('operatorUploadConsent', { by, on, params: { id }, body });
      const unpaid = schedule.filter((row) => row.settled_on === null).length;
      const after = {
        ...{ months: unpaid + 3, pause_months: 0, grace_months: 0, extension_rate: '0.00' },
        ...{
          document_id: file.id,
          adviser_name: null,
          adviser_consented_on: null,
          adviser_document_id: null,
        },
      };
      const reason =
        'The company lost a buyer and has found another; it can pay smaller instalments for longer.';
      await team.propose({ kind: 'restructuring', subject_id: id, after, reason }, on);
      return;
    }
  }
}

async function contact(
  { product, team }: Market,
  id: string,
  on: Day,
  body: Body<'operatorRecordContact'>,
): Promise<void> {
  await product.call('operatorRecordContact', { by: team.session('credit'), on, params: { id }, body });
}
