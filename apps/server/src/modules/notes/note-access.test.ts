import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  assess,
  giveCash,
  invest,
  issue,
  keyed,
  offerOf,
  repay,
  submittedFinancing,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import type { SignedInUser } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let otherIssuer: ApprovedIssuer;
let holder: ApprovedInvestor;
/** Subscribed and took it back. */
let withdrawn: ApprovedInvestor;
let stranger: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, otherIssuer] = [await approvedIssuer(app), await approvedIssuer(app)];
  [holder, withdrawn, stranger] = [
    await approvedInvestor(app),
    await approvedInvestor(app),
    await approvedInvestor(app),
  ];
  for (const one of [holder, withdrawn]) {
    await giveCash(app, one, ['30000.00']);
  }
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const today = () => malaysiaDay(app.work.clock.now());
const opened = () => addDays(today(), 1);

/** A listed note with one document, in which `holder` has RM 10,000.00 and `withdrawn` had RM 1,000.00. */
async function subscribedNote(): Promise<{ id: string; documentId: string }> {
  const { id } = await submittedFinancing(app, issuer);
  await assess(app, id);
  const { headers } = (await operatorPair(app)).maker;
  const file = await call(app, 'operatorFinancingApplication', { headers, params: { id } });
  const documentId = file.body.application.files.documents?.[0]?.id ?? '';
  const body = {
    security: 'Guarantee of the directors',
    risks: [{ risk: 'Flour becomes dearer', mitigant: 'Prices are agreed for a year' }],
    documents: [documentId],
  };
  await call(app, 'operatorWriteFactSheet', { headers, params: { id }, body });
  await proposeAndApprove(app, { kind: 'financing_offer', subjectId: id, after: offerOf() });
  await call(app, 'noteListingConfirm', {
    headers: keyed(issuer.headers),
    body: { note_id: id, agree_offer: 1 },
  });
  await invest(app, id, { investor: withdrawn, amount: '1000.00' }, opened());
  const { note } = (await call(app, 'note', { headers: keyed(withdrawn.headers, opened()), params: { id } }))
    .body;
  await call(app, 'investorCancelInvestment', {
    headers: keyed(withdrawn.headers, opened()),
    params: { id: note.mine?.subscriptions[0]?.id ?? '' },
  });
  return { id, documentId };
}

async function writeUpdate(id: string): Promise<void> {
  const { headers } = (await operatorPair(app)).maker;
  const body = { kind: 'other', title: 'A new shop', body: 'The second shop has opened in Klang.' };
  expect((await call(app, 'operatorNoteUpdate', { headers, params: { id }, body })).status).toBe(200);
}

/** A user's access to a note: the status of each call, and the extent of the page. */
async function reads(who: SignedInUser, { id, documentId }: { id: string; documentId: string }) {
  const { headers } = who;
  const page = await call(app, 'note', { headers, params: { id } });
  const { note } = page.body;
  const status = async (name: 'noteFinancials' | 'noteAmortizations' | 'noteRecovery') =>
    (await call(app, name, { headers, query: { note_id: id } })).status;
  return {
    page: page.status,
    documents: page.status === 200 ? note.documents.length : null,
    updates: page.status === 200 ? note.updates.length > 0 : null,
    financials: await status('noteFinancials'),
    schedule: await status('noteAmortizations'),
    recovery: await status('noteRecovery'),
    document: (await call(app, 'download', { headers, query: { id: documentId } })).status,
  };
}

/** What an investor's list of updates answers for one note. */
const updatesOf = async (who: SignedInUser, id: string) =>
  (await call(app, 'notesUpdates', { headers: who.headers, query: { note_id: id } })).status;

const everything = {
  ...{ page: 200, documents: 1, updates: true, financials: 200, schedule: 200, recovery: 200, document: 200 },
};
const factSheet = { ...everything, documents: 0, updates: false, recovery: 404, document: 404 };
const nothing = {
  ...{ page: 404, documents: null, updates: null, financials: 404, schedule: 404, recovery: 404 },
  document: 404,
};

it('shows a running note to its holders, its fact sheet to investors, and one that is over to its investors', async () => {
  const one = await subscribedNote();
  for (const investor of [holder, withdrawn, stranger]) {
    expect(await reads(investor, one)).toEqual({ ...everything, updates: false });
  }
  await invest(app, one.id, { investor: holder, amount: '10000.00' }, opened());
  await issue(app, issuer, one.id, '10000.00', opened());
  await runJobs(app, ['allot_subscriptions']);
  await writeUpdate(one.id);

  expect(await reads(otherIssuer, one)).toEqual(nothing);
  expect(await reads(stranger, one)).toEqual(factSheet);
  expect(await reads(withdrawn, one)).toEqual(factSheet);
  expect(await reads(holder, one)).toEqual(everything);
  expect(await reads(issuer, one)).toEqual(everything);
  expect([await updatesOf(stranger, one.id), await updatesOf(withdrawn, one.id)]).toEqual([404, 404]);
  expect(await updatesOf(holder, one.id)).toBe(200);
  const feed = await call(app, 'notesUpdates', { headers: withdrawn.headers });
  expect(feed.body.items.filter((update) => update.note_id === one.id)).toEqual([]);

  await repay(app, issuer, one.id, { on: addDays(today(), 120) });
  const { note } = (await call(app, 'note', { headers: holder.headers, params: { id: one.id } })).body;
  expect(note.state).toBe('completed');
  expect(await reads(stranger, one)).toEqual(nothing);
  expect(await reads(otherIssuer, one)).toEqual(nothing);
  for (const who of [holder, withdrawn, issuer]) {
    expect(await reads(who, one)).toEqual(everything);
  }
  expect([await updatesOf(stranger, one.id), await updatesOf(withdrawn, one.id)]).toEqual([404, 200]);
}, 120_000);

it('shows a cancelled campaign to its former subscribers, and to its issuer', async () => {
  const one = await subscribedNote();
  await proposeAndApprove(app, {
    kind: 'campaign_change',
    subjectId: one.id,
    after: { action: 'cancel', message: 'The largest buyer has left.' },
    on: opened(),
  });
  expect(await reads(stranger, one)).toEqual(nothing);
  expect(await reads(holder, one)).toEqual(nothing);
  expect(await reads(withdrawn, one)).toEqual(everything);
  expect(await reads(issuer, one)).toEqual(everything);
  const foreign = await call(app, 'noteFinancials', {
    headers: otherIssuer.headers,
    query: { note_id: one.id },
  });
  const unknown = await call(app, 'noteFinancials', {
    headers: otherIssuer.headers,
    query: { note_id: issuer.userId },
  });
  expect(foreign.error).toEqual(unknown.error);
}, 120_000);
