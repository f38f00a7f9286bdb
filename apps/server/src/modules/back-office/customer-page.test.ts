import { customerListNames, customerLists } from '@titian/contracts/customer-page';
import type { EndpointName } from '@titian/contracts/endpoints/all';
import { operatorRoleNames } from '@titian/contracts/operator-roles';
import { holderOf } from '@titian/contracts/permission-limits';
import { may } from '@titian/contracts/permissions';
import { malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { newMyKad } from '../../../test/builders/application-forms.ts';
import { conversationOf } from '../../../test/builders/cases.ts';
import { giveCash, issuedNote, runDay, submittedFinancing } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInOperator,
  signInOperator,
  stepUpCode,
} from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { openTopup } from '../../../test/builders/payments.ts';
import { asOwner } from '../../../test/owner.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

const UNKNOWN = '0194b6f0-0000-7000-8000-000000000001';

let bank: TestServer;
let app: TestApp;
let compliance: SignedInOperator;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
let noteNumber: string;
let applicationId: string;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url });
  compliance = await signInOperator(app, ['compliance'], 'Nurul Huda');
  [investor, issuer] = await Promise.all([approvedInvestor(app), approvedIssuer(app)]);
  await giveCash(app, investor, ['20000.00']);
  const on = malaysiaDay(new Date());
  const note = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on });
  noteNumber = note.number;
  applicationId = note.id;
  await openTopup(app, investor, '250.00');
  await conversationOf(app, investor.headers);
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const records = (list: string, id: string, operator = compliance, query: Record<string, string> = {}) =>
  call(app, 'operatorCustomerRecords', { headers: operator.headers, params: { id, list }, query });
const rowsOf = async (list: string, id = investor.userId) =>
  (await records(list, id, compliance, { limit: '100' })).body.items;
const part = (name: EndpointName, id: string, operator = compliance) =>
  call(app, name, { headers: operator.headers, params: { id } });

const parts = [
  'operatorCustomerDocuments',
  'operatorCustomerCompany',
  'operatorCustomerMoney',
  'operatorCustomerSecurity',
  'operatorCustomerLinks',
] as const;

describe('the page of a customer is not shown', () => {
  it('to guests and customers', async () => {
    for (const headers of [{}, investor.headers]) {
      const params = { id: investor.userId, list: 'mails', mail: UNKNOWN };
      for (const name of [...parts, 'operatorCustomerRecords', 'operatorCustomerMail'] as const) {
        expect((await call(app, name, { headers, params })).status, name).toBe(401);
      }
    }
  });

  it('list by list to a role whose work does not need it', async () => {
    for (const role of operatorRoleNames) {
      const operator = await signInOperator(app, [role]);
      for (const list of customerListNames) {
        const mayRead = may(holderOf(role), 'customer_view') && may(holderOf(role), customerLists[list]);
        const answer = await records(list, investor.userId, operator);
        expect([role, list, answer.status]).toEqual([role, list, mayRead ? 200 : 403]);
      }
    }
  });

  it('for what does not exist, and nothing is recorded then', async () => {
    for (const name of parts) {
      expect((await part(name, UNKNOWN)).status, name).toBe(404);
      expect((await part(name, 'x')).status, name).toBe(422);
    }
    expect((await records('movements', UNKNOWN)).status).toBe(404);
    expect((await records('secrets', investor.userId)).status).toBe(422);
    for (const list of customerListNames) {
      const answer = await records(list, investor.userId, compliance, { cursor: 'x' });
      expect([list, answer.status]).toEqual([list, 422]);
    }
    const mine = await rowsOf('mails', issuer.userId);
    const params = { id: investor.userId, mail: mine[0]?.id ?? '' };
    const other = await call(app, 'operatorCustomerMail', { headers: compliance.headers, params });
    expect(other.status).toBe(404);
  });
});

describe('the lists of a customer', () => {
  it('show money with references, states and balances', async () => {
    const movements = await rowsOf('movements');
    expect(movements[0]).toMatchObject({
      state: 'out',
      title: expect.stringContaining(noteNumber),
      link: { kind: 'note' },
    });
    expect(movements.at(-1)).toMatchObject({ state: 'in', amount: '20000.00' });
    expect((await rowsOf('payments'))[0]).toMatchObject({ title: 'topup', amount: '250.00' });
    expect((await rowsOf('payouts', issuer.userId))[0]).toMatchObject({ title: 'disbursement' });
  });

  it('show holdings, notes and applications', async () => {
    expect(await rowsOf('holdings')).toMatchObject([
      { title: noteNumber, amount: '10000.00', balance: '10000.00', state: 'issued' },
    ]);
    expect(await rowsOf('notes', issuer.userId)).toMatchObject([{ title: noteNumber, state: 'issued' }]);
    expect(await rowsOf('financing', issuer.userId)).toMatchObject([
      { title: noteNumber, state: 'accepted', link: { kind: 'application', id: applicationId } },
    ]);
  });

  it('show notices, cases, sign-ins, proposals and what was done', async () => {
    expect((await rowsOf('notices')).length).toBeGreaterThan(0);
    expect(await rowsOf('cases')).toMatchObject([{ title: 'My withdrawal is late', state: 'open' }]);
    expect((await rowsOf('sign_ins'))[0]).toMatchObject({ state: 'open' });
    expect((await rowsOf('proposals')).map(({ title }) => title)).toContain('application_decision');
    expect((await rowsOf('audit')).map(({ title }) => title)).toContain('application.decided');
  });

  it('continue where a page ended, with no row twice', async () => {
    const all = (await rowsOf('audit', issuer.userId)).map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor: string | null = null, first = true; first || cursor !== null; first = false) {
      const query: Record<string, string> = { limit: '3', ...(cursor !== null && { cursor }) };
      const { body } = await records('audit', issuer.userId, compliance, query);
      // Each reading is an entry itself, newer than where the pages began.
      seen.push(...body.items.map(({ id }) => id));
      cursor = seen.length < 9 ? body.next_cursor : null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(all.filter((id) => seen.includes(id)).length).toBeGreaterThan(0);
  });
});

describe('a mail as operators read it', () => {
  it('has its text and a masked address, but neither code nor token', async () => {
    const user = await registerUser(app);
    const secrets = [
      await stepUpCode(app, user),
      String((await mailTo(app, user.email, 'verify_email')).params.token),
    ];
    const mails = await rowsOf('mails', user.userId);
    for (const { id } of mails) {
      const params = { id: user.userId, mail: id };
      const { body } = await call(app, 'operatorCustomerMail', { headers: compliance.headers, params });
      expect(body.mail.paragraphs.length).toBeGreaterThan(0);
      expect(body.mail.to).toMatch(/^.••••••@/u);
      expect(secrets.filter((secret) => JSON.stringify(body).includes(secret))).toEqual([]);
    }
    expect(mails.length).toBeGreaterThanOrEqual(secrets.length);
  });

  it('stays in the language in which it was sent', async () => {
    const user = await registerUser(app);
    await runJobs(app, ['send_email']);
    const subjects = async () => (await rowsOf('mails', user.userId)).map(({ title }) => title);
    const sent = await subjects();
    const changed = await call(app, 'userUpdateInfo', { headers: user.headers, body: { locale: 'ms' } });
    expect(changed.status).toBe(200);
    expect(sent.length).toBeGreaterThan(0);
    expect(await subjects()).toEqual(sent);
  });
});

describe('the parts of a customer', () => {
  it('show bank accounts masked, and whole with a reason', async () => {
    const { body } = await part('operatorCustomerMoney', investor.userId);
    const account = (body as { bank_accounts: { id: string; number: string }[] }).bank_accounts[0];
    expect(account?.number).toMatch(/^•••• \d{4}$/u);
    const sent = {
      subject: 'bank_account',
      subject_id: account?.id ?? '',
      field: 'number',
      reason: 'To answer the bank about a payout',
    };
    const shown = await call(app, 'operatorRevealNumber', { headers: compliance.headers, body: sent });
    expect(shown.body.value.endsWith(account?.number.slice(-4) ?? '?')).toBe(true);
    const support = await signInOperator(app, ['support']);
    expect((await call(app, 'operatorRevealNumber', { headers: support.headers, body: sent })).status).toBe(
      403,
    );
  });

  it('show the people of a company masked, to credit from the case only', async () => {
    const credit = await signInOperator(app, ['credit']);
    expect((await part('operatorCustomerCompany', issuer.userId, credit)).status).toBe(403);
    expect((await part('operatorFinancingCompany', UNKNOWN, credit)).status).toBe(404);
    const application = await submittedFinancing(app, issuer);
    const { body } = await call(app, 'operatorFinancingCompany', {
      headers: credit.headers,
      params: { id: application.id },
    });
    expect(body.company).toMatchObject({ customer_id: issuer.userId, name: issuer.issuer.companyName });
    expect(body.company.people.length).toBeGreaterThan(0);
    for (const person of body.company.people) {
      expect(person.identity_number).toMatch(/^••••/u);
    }
    const number = { subject: 'company_person', subject_id: body.company.people[0]?.id ?? '' };
    const sent = { ...number, field: 'identity_number', reason: 'To compare it with the register' };
    expect((await call(app, 'operatorRevealNumber', { headers: credit.headers, body: sent })).status).toBe(
      403,
    );
    const seen = await call(app, 'operatorRevealNumber', { headers: compliance.headers, body: sent });
    expect(seen.body.value).toMatch(/^\w{6,}$/u);
  });

  it('link customers by telephone with the reason', async () => {
    const one = await registerUser(app, { phoneNumber: '0137770001' });
    const other = await registerUser(app, { phoneNumber: '0137770001' });
    const { body } = await call(app, 'operatorCustomerLinks', {
      headers: compliance.headers,
      params: { id: one.userId },
    });
    expect(body.links.filter((link) => link.reason === 'phone')).toMatchObject([
      { customer: { id: other.userId } },
    ]);
  });

  it('link a guarantor with whom it guarantees, in applications of earlier versions too', async () => {
    const person = newMyKad();
    const guarantor = await approvedInvestor(app, { fields: person });
    const company = await approvedIssuer(app);
    const { identity_type: type, identity_number } = person;
    const { id, number } = await submittedFinancing(app, company, {
      fields: {
        guarantors: JSON.stringify([{ name: 'Lim Siew Ling', identity_type: type, identity_number }]),
      },
    });
    const linked = async ({ userId }: { readonly userId: string }) => {
      const { headers } = compliance;
      const { body } = await call(app, 'operatorCustomerLinks', { headers, params: { id: userId } });
      return body.links
        .filter(({ reason }) => reason === 'guarantor' || reason === 'guaranteed')
        .map(({ customer, reason, detail }) => [customer.id, reason, detail]);
    };
    const both = async () => [await linked(company), await linked(guarantor)];
    const expected = [[[guarantor.userId, 'guarantor', number]], [[company.userId, 'guaranteed', number]]];
    expect(await both()).toEqual(expected);
    await asOwner(app, async (tx) => {
      await sql`delete from guarantor_identities where application_id = ${id}`.execute(tx.db);
      await sql`update financing_applications set guarantors_indexed_at = null where id = ${id}`.execute(
        tx.db,
      );
    });
    expect(await both()).toEqual([[], []]);
    await runDay(app, malaysiaDay(app.work.clock.now()));
    expect(await both()).toEqual(expected);
  });

  it('record every reading with the part that was read', async () => {
    const customer = await registerUser(app);
    await part('operatorCustomerMoney', customer.userId);
    await records('mails', customer.userId);
    const { body } = await call(app, 'operatorAudit', {
      headers: compliance.headers,
      query: { subject_id: customer.userId, action: 'user.viewed' },
    });
    expect(body.items.map(({ after }) => after)).toEqual([{ part: 'mails' }, { part: 'money' }]);
  });
});
