import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { malaysiaDay } from '@titian/finance/calendar';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { startQuietBank } from '../../../test/bank.ts';
import { conversationOf } from '../../../test/builders/cases.ts';
import { giveCash, issuedNote, repay } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInUser, signInOperator, stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';
import { openTopup } from '../../../test/builders/payments.ts';
import { dayWithProof } from '../../../test/builders/proofs.ts';
import { lift, restrict, SECRET } from '../../../test/builders/restrictions.ts';
import type { TestServer } from '../../gateways/testing/http-server.ts';

let bank: TestServer;
let app: TestApp;
let investor: ApprovedInvestor;
let issuer: ApprovedIssuer;
let noteId: string;
let payment: string;
let proofDay: string;
/** Of each customer, by the headers that it signs in with. */
const conversations = new Map<Headers, string>();
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  [investor, issuer] = await Promise.all([approvedInvestor(app), approvedIssuer(app)]);
  await giveCash(app, investor, ['20000.00']);
  const on = malaysiaDay(new Date());
  const note = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on });
  noteId = note.id;
  payment = await repay(app, issuer, noteId, { amount: '100.00', on: note.issuedOn });
  proofDay = await dayWithProof(app);
  await openTopup(app, investor, '250.00');
  for (const { headers } of [investor, issuer]) {
    conversations.set(headers, await conversationOf(app, headers));
  }
  await call(app, 'investorWithdraw', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount: '400', otp_code: await stepUpCode(app, investor) },
  });
  await call(app, 'autoBotInvestCreate', {
    headers: investor.headers,
    body: {
      ...{ botName: 'Mine', mode: 'on', tenure: [1, 12], interest: ['8', '12.00'] },
      ...{ amounts: { 'Term Financing': ['50', '200'] }, financingType: ['Term Financing'] },
      noteType: ['Conventional'],
    },
  });
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

type Read = readonly [name: EndpointName, endpoint: Endpoint];

/** Calls that say nothing about a customer, or something else each time; every other one is compared. */
const LEFT_OUT: Partial<Record<EndpointName, string>> = {
  download: 'opens a file',
  userGetQrCode: 'makes a new key each time',
  unsubscribeOneClickPage: 'leads to a page',
  ekycSession: 'is for a check that is open',
  payment: 'asks the exchange for its banks',
  mobileTopup: 'is for a link that is open',
  autoInvestMessageHide: 'hides a message',
};

/** Every call that a customer reads by; the stream follows balances, notices and notes, which are among them. */
const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, one]) =>
    one.method === 'GET' && one.who !== 'operator' && one.answers !== 'events' && !(name in LEFT_OUT),
);

/** What a call needs beside its address. */
function partsOf(name: EndpointName, headers: Headers): { readonly id: string; readonly query: string } {
  const month = malaysiaDay(new Date()).slice(0, 7);
  if (name === 'legalText') return { id: 'privacy', query: '' };
  if (name === 'activityStatement') return { id: '', query: `?period=${month}&format=csv` };
  if (name === 'noteBoYearlyStatement') return { id: '', query: `?year=${month.slice(0, 4)}` };
  if (name === 'userConversation') return { id: conversations.get(headers) ?? '', query: '' };
  if (name === 'noteBoReceipt') return { id: payment, query: '' };
  if (name === 'proofDay' || name === 'ownProof') return { id: proofDay, query: '' };
  const needsNote = [
    'noteAmortizations',
    'noteFinancials',
    'noteEarlySettlement',
    'noteBoSettlementQuote',
    'noteBoPayments',
    'noteBoTransferAccount',
    'noteBoLetters',
    'noteHolding',
    'noteRecovery',
  ];
  return { id: noteId, query: needsNote.includes(name) ? `?note_id=${noteId}` : '' };
}

async function read([name, endpoint]: Read, headers: Headers): Promise<string> {
  const { id, query } = partsOf(name, headers);
  const url = `${app.config.API_BASE}${endpoint.path.replace(/:\w+/u, id)}${query}`;
  const { statusCode, payload } = await app.app.inject({ method: 'GET', url, headers });
  // Request times and document numbers differ each time.
  const text = payload
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|D:\d{14}Z?/gu, 'at')
    .replaceAll(/\/ID \[[^\]]+\]/gu, '/ID');
  return `${statusCode} ${text}`;
}

/** What a customer reads everywhere, by the name of the call. */
async function readAll({ headers }: SignedInUser): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const one of reads) {
    found[one[0]] = await read(one, headers);
  }
  return found;
}

const updates = () => runJobs(app, ['deliver_event', 'consume_event']);
const mailsOf = async (one: SignedInUser) => (await mailsTo(app, one.email)).map((mail) => mail.template);

describe('freeze: what a customer reads', () => {
  it('is checked for every call of the customer', async () => {
    for (const [who, role] of [
      [investor, 'investor'],
      [issuer, 'businessowner'],
    ] as const) {
      const all = await readAll(who);
      const theirs = reads.filter(
        ([, one]) =>
          (one.roles?.includes(role) ?? true) && (one.investorTypes?.includes('Individual') ?? true),
      );
      const status = theirs.map(([name]) => [name, all[name]?.slice(0, 4)]);
      expect(status).toEqual(theirs.map(([name]) => [name, '200 ']));
    }
    expect(await read(['investorWithdrawals', endpoints.investorWithdrawals], investor.headers)).toContain(
      '400.00',
    );
  });

  it('is the same to the letter before a freeze, under it and after it, and no mail reports it', async () => {
    for (const who of [investor, issuer]) {
      const [before, mails] = [await readAll(who), await mailsOf(who)];
      await restrict(app, who);
      await updates();
      expect(await readAll(who)).toEqual(before);
      await lift(app, who);
      await updates();
      expect(await readAll(who)).toEqual(before);
      expect(await mailsOf(who)).toEqual(mails);
    }
  });

  it('is the given reason alone where the account is disabled for fraud', async () => {
    const other = await approvedInvestor(app);
    const reason = 'Please write to us.';
    await proposeAndApprove(app, {
      ...{ kind: 'account_state', subjectId: other.userId, reason: SECRET },
      after: { account_status: 'Inactive', reason, category: 'fraud' },
    });
    await updates();
    const { legalText, ...answers } = await readAll(other);
    // The privacy notice mentions fraud in general terms only.
    expect(legalText).toMatch(/^200 /u);
    const texts = Object.values(answers);
    expect(texts.filter((one) => one.includes(reason))).not.toEqual([]);
    expect(texts.filter((one) => /police report|fraud|frozen|account_restricted/iu.test(one))).toEqual([]);
    expect(JSON.stringify(await mailsTo(app, other.email))).not.toMatch(/police report|fraud|frozen/iu);
  });
});

describe('freeze: the data that a customer takes along', () => {
  it('holds neither the restriction nor who set it, why, and why it was lifted', async () => {
    await restrict(app, investor);
    await call(app, 'userExport', { headers: investor.headers });
    await runJobs(app, ['make_data_export']);
    const { body } = await call(app, 'userReadExport', { headers: investor.headers });
    const link = await call(app, 'download', {
      headers: investor.headers,
      query: { id: body.export?.file?.id ?? '' },
    });
    const url = 'url' in link.body ? String(link.body.url) : '';
    const { rawPayload } = await app.app.inject({ method: 'GET', url });
    const files = Object.entries(unzipSync(new Uint8Array(rawPayload)));
    const texts = files.filter(([name]) => /\.(json|csv|txt)$/u.test(name));
    expect(texts.length).toBeGreaterThan(10);
    for (const [name, bytes] of texts) {
      expect([
        name,
        strFromU8(bytes).match(/police report|somebody else|frozen|restrict|compliance/iu),
      ]).toEqual([name, null]);
    }
    await lift(app, investor);
  });
});

describe('freeze: what operators read', () => {
  it('shows the cause to compliance and administrators only', async () => {
    const other = await approvedInvestor(app);
    await restrict(app, other);
    const found: Record<string, boolean> = {};
    for (const role of [
      'compliance',
      'administrator',
      'support',
      'onboarding',
      'credit',
      'finance',
    ] as const) {
      const { headers } = await signInOperator(app, [role]);
      const answers = [
        await call(app, 'operatorApprovals', { headers, query: { limit: '100' } }),
        await call(app, 'operatorCustomer', { headers, params: { id: other.userId } }),
        await call(app, 'operatorAudit', { headers, query: { limit: '100' } }),
        await call(app, 'operatorPayouts', { headers, query: { limit: '100' } }),
        await call(app, 'operatorMoneyRestrictions', { headers, query: { limit: '100' } }),
        await call(app, 'operatorCustomerRestrictions', { headers, params: { id: other.userId } }),
      ];
      found[role] = answers.some((one) => JSON.stringify(one.body).includes(SECRET));
    }
    expect(found).toEqual({
      ...{ compliance: true, administrator: true },
      ...{ support: false, onboarding: false, credit: false, finance: false },
    });
    await lift(app, other);
  });
});
