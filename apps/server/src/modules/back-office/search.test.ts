import type { SearchKind } from '@titian/contracts/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { newMyKad } from '../../../test/builders/application-forms.ts';
import { alertCase, readCase } from '../../../test/builders/cases.ts';
import { listedNote, type Submitted } from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { exceptionOfLine, issuerLine } from '../../../test/builders/issuer-lines.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { propose } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

const person = newMyKad();
/** As it stands on the card. */
const MYKAD = person.identity_number.replace(/^(\d{6})(\d{2})/, '$1-$2-');
const ACCOUNT = '514098761234';

let bank: TestServer;
let app: TestApp;
let support: SignedInOperator;
let credit: SignedInOperator;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
let note: Submitted;
let refNumber: string;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  [support, credit] = await Promise.all([signInOperator(app, ['support']), signInOperator(app, ['credit'])]);
  investor = await approvedInvestor(app, {
    email: 'first_person@example.com',
    fullName: 'Norhayati binti Ramli',
    fields: { ...person, bank_account_no: ACCOUNT },
  });
  issuer = await approvedIssuer(app, { companyName: 'Percetakan 100% Jaya Sdn Bhd' });
  note = await listedNote(app, issuer);
  ({ refNumber } = await topUp(app, investor, '1234.50', { payerName: 'Norhayati binti Ramli' }));
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const searchFor = (q: string, operator = support) =>
  call(app, 'operatorSearch', { headers: operator.headers, body: { q } });
const found = async (q: string, operator = support) => (await searchFor(q, operator)).body.items;
const idsOf = async (kind: SearchKind, q: string, operator = support) =>
  (await found(q, operator)).filter((one) => one.kind === kind).map(({ id }) => id);
const searches = () =>
  app.database.reader.db
    .selectFrom('audit_events')
    .select(['actor_id', 'subject_id', 'after', 'before', 'reason'])
    .where('action', '=', 'customer.searched_by_number')
    .execute();

describe('the search is rejected', () => {
  it('without an operator', async () => {
    for (const headers of [xhr, investor.headers]) {
      expect((await call(app, 'operatorSearch', { headers, body: { q: 'Ramli' } })).status).toBe(401);
    }
  });

  it.each(['', ' ', 'x', 'x'.repeat(101), 'a\u0000b'])(
    'for a text that cannot be looked for: %j',
    async (q) => {
      const answer = await searchFor(q);
      expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, ['q']]);
    },
  );
});

describe('customers are found', () => {
  it('by name, address, investor number, company and registration number', async () => {
    for (const q of ['norhayati', 'FIRST_person@', investor.investor.invNo, 'hayati binti']) {
      expect(await idsOf('customer', q)).toEqual([investor.userId]);
    }
    for (const q of ['percetakan', '100%', issuer.issuer.registrationNo]) {
      expect(await idsOf('customer', q)).toEqual([issuer.userId]);
    }
  });

  it('by telephone number, as people write it', async () => {
    const { phone_e164: phone } = await app.database.reader.db
      .selectFrom('users')
      .select('phone_e164')
      .where('id', '=', investor.userId)
      .executeTakeFirstOrThrow();
    const national = phone.replace('+60', '0');
    for (const q of [phone, national, `${national.slice(0, 3)}-${national.slice(3)}`]) {
      expect(await idsOf('customer', q)).toContain(investor.userId);
    }
  });

  it('in spite of typing errors, which is said', async () => {
    for (const q of ['Norhyati binti Ramly', 'Norhayait', 'Norhayti Rmli']) {
      const { body } = await searchFor(q);
      expect([body.similar, body.items[0]?.id]).toEqual([true, investor.userId]);
    }
    expect((await searchFor('norhayati')).body.similar).toBe(false);
    expect((await searchFor('zzzzqqqq')).body).toMatchObject({ items: [], similar: false });
  });

  it('by likeness only where nothing at all is found: a note by its number is an exact result', async () => {
    const { body } = await searchFor(note.number);
    expect([body.similar, body.items[0]?.id]).toEqual([false, note.id]);
    expect(body.items.filter(({ kind }) => kind === 'customer')).toEqual([]);
  });

  it('taking wildcards and quotes as plain characters', async () => {
    for (const q of ['%%', '__', '\\\\', "' or 1=1 --"]) {
      expect(await found(q)).toEqual([]);
    }
    expect((await searchFor('%jaya%')).body).toMatchObject({ similar: false, items: await found('jaya') });
  });

  it('not by operators whose work is with notes', async () => {
    for (const q of ['norhayati', investor.investor.invNo, MYKAD, ACCOUNT]) {
      expect(await idsOf('customer', q, credit)).toEqual([]);
    }
  });
});

describe('a personal number', () => {
  it('finds the customer, and each search is recorded without the number', async () => {
    const before = (await searches()).length;
    expect(await idsOf('customer', MYKAD)).toEqual([investor.userId]);
    expect(await idsOf('customer', ACCOUNT)).toEqual([investor.userId]);
    expect(await idsOf('customer', '990101145555')).toEqual([]);
    const after = await searches();
    expect(after.slice(before)).toMatchObject(
      [[investor.userId], [investor.userId], []].map((ids) => ({
        actor_id: support.operatorId,
        after: { found: ids },
      })),
    );
    expect(JSON.stringify(after)).not.toMatch(new RegExp(`${person.identity_number}|${ACCOUNT}`));
  });

  it('is not recorded for other texts, nor looked for by those who may not see customers', async () => {
    const before = (await searches()).length;
    await searchFor('norhayati');
    await searchFor(MYKAD, credit);
    expect(await searches()).toHaveLength(before);
  });
});

describe('notes, money and proposals are found', () => {
  it('a note by its number and its issuer, with the application that it came from', async () => {
    for (const q of [note.number, note.number.toLowerCase(), 'percetakan']) {
      const items = await found(q, credit);
      expect(items.slice(0, 2)).toMatchObject([
        { kind: 'note', id: note.id, title: note.number, state: 'listed', amount: '10000.00' },
        { kind: 'application', id: note.id, state: 'accepted' },
      ]);
    }
  });

  it('a payment by our reference, the order, the exchange and its amount', async () => {
    const intent = await app.database.reader.db
      .selectFrom('payment_intents')
      .select(['id', 'order_no', 'exchange_order_no', 'bank_reference'])
      .where('ref_number', '=', refNumber)
      .executeTakeFirstOrThrow();
    const names = [refNumber, refNumber.toLowerCase(), intent.order_no, intent.exchange_order_no];
    for (const q of [...names, intent.bank_reference, 'RM 1,234.50', '1234.50']) {
      expect(await idsOf('payment', String(q))).toEqual([intent.id]);
    }
    expect((await found(refNumber))[0]).toMatchObject({
      title: 'topup',
      state: 'succeeded',
      amount: '1234.50',
      customer_id: investor.userId,
    });
    expect(await idsOf('payment', '1234.51')).toEqual([]);
    expect(await idsOf('payment', refNumber, credit)).toEqual([]);
  });

  it('a payout by its EndToEndId and its amount, and one who asked for it by proposal', async () => {
    const { payoutId } = await waitingWithdrawal(app);
    const payout = await app.database.reader.db
      .selectFrom('payouts')
      .select('end_to_end_id')
      .where('id', '=', payoutId)
      .executeTakeFirstOrThrow();
    for (const q of [payout.end_to_end_id, '400.00', 'RM400']) {
      expect(await idsOf('payout', q)).toEqual([payoutId]);
    }
  });

  it('a proposal by its subject, by those who could decide it', async () => {
    const compliance = await signInOperator(app, ['compliance']);
    const proposalId = await propose(app, {
      kind: 'account_state',
      subjectId: investor.userId,
      after: { account_status: 'Inactive', category: 'other', reason: 'They asked for it by letter.' },
    });
    expect(await idsOf('approval', 'norhayati', compliance)).toContain(proposalId);
    expect(await idsOf('approval', 'norhayati', support)).toEqual([]);
    expect(await idsOf('approval', 'norhayati', credit)).toEqual([]);
  });

  it('an exception by the reference of its line and its amount, by those who read the reconciliation', async () => {
    const finance = await signInOperator(app, ['finance']);
    const reference = await issuerLine(app, issuer, { amount: '4321.00', counterparty: 'NOBODY KNOWN' });
    const row = await exceptionOfLine(app, reference);
    for (const q of [reference, '4321.00', 'RM 4,321']) {
      expect(await idsOf('exception', q, finance)).toEqual([row?.id]);
    }
    expect((await found(reference, finance)).at(-1)).toMatchObject({
      ...{ kind: 'exception', title: 'unknown_credit', state: 'open', amount: '4321.00' },
    });
    expect(await idsOf('exception', `${reference.slice(0, -1)}%`, finance)).toEqual([]);
    expect(await idsOf('exception', reference, credit)).toEqual([]);
  });

  it('a case by its number, by those who may see its kind', async () => {
    const compliance = await signInOperator(app, ['compliance']);
    const id = await alertCase(app);
    const { number } = await readCase(app, compliance.headers, id);
    expect(await idsOf('case', number, compliance)).toEqual([id]);
    expect(await idsOf('case', number.toLowerCase(), compliance)).toEqual([id]);
    expect(await idsOf('case', number, support)).toEqual([]);
    expect(await idsOf('case', 'C-999999', compliance)).toEqual([]);
  });

  it('e-mails by the address of their customer, masked, by those who read customers', async () => {
    const mails = (await found('FIRST_person@example.com')).filter(({ kind }) => kind === 'mail');
    expect(mails.length).toBeGreaterThan(0);
    for (const mail of mails) {
      expect(mail).toMatchObject({ customer_id: investor.userId, state: expect.stringMatching(/\w/) });
      expect(mail.title).not.toBe('');
      expect(mail.detail).not.toContain('first_person');
    }
    expect(await idsOf('mail', 'first_person@example.com', credit)).toEqual([]);
    expect(await idsOf('mail', 'first@example.com')).toEqual([]);
  });

  it('alone, by its id, where a link leads to it', async () => {
    const { headers } = credit;
    const none = '0194b6f0-0000-7000-8000-000000000001';
    const notes = await call(app, 'operatorNotes', { headers, query: { id: note.id } });
    expect(notes.body.items.map(({ id }) => id)).toEqual([note.id]);
    const [payout] = (await call(app, 'operatorPayouts', { headers })).body.items;
    const payouts = await call(app, 'operatorPayouts', { headers, query: { id: String(payout?.id) } });
    expect(payouts.body.items).toEqual([payout]);
    const [approval] = (await call(app, 'operatorApprovals', { headers })).body.items;
    const approvals = await call(app, 'operatorApprovals', { headers, query: { id: String(approval?.id) } });
    expect(approvals.body.items).toEqual([approval]);
    for (const list of ['operatorNotes', 'operatorPayouts', 'operatorApprovals'] as const) {
      expect((await call(app, list, { headers, query: { id: none } })).body.items).toEqual([]);
      expect((await call(app, list, { headers, query: { id: 'x' } })).status).toBe(422);
    }
  });
});
