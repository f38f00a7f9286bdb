import { addDays, day } from '@titian/finance/calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, repay, runDay } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { renderEmail } from '../notifications/domain/render-email.ts';

/** The words that no Shariah note may show (SHR-1). */
const FORBIDDEN = /interest|\bloans?\b/i;
const FIRST = day('2027-01-04');
const END = addDays(FIRST, 90);

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00']);
}, 60_000);
afterAll(() => app.finish());

/** A Shariah note that was paid late, defaulted, was recovered in part and written off. */
async function wholeLife(): Promise<string> {
  const { id } = await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], {
    ...{ contract: 'Shariah', on: '2026-12-01' },
  });
  const late = addDays(FIRST, 20);
  await runDay(app, late);
  await repay(app, issuer, id, { on: late });
  await proposeAndApprove(app, {
    ...{ kind: 'note_default', subjectId: id, on: addDays(END, 30), after: {} },
  });
  const on = addDays(END, 30);
  await expectRejected(id, on);
  await proposeAndApprove(app, {
    kind: 'recovery_cost',
    subjectId: id,
    after: { amount: '50.00', on, what: 'Letter of demand' },
    on,
  });
  await repay(app, issuer, id, { amount: '2000.00', on });
  await proposeAndApprove(app, {
    ...{ kind: 'note_close', subjectId: id, after: { outcome: 'written_off' }, on },
  });
  await runJobs(app, ['distribute_repayments', 'write_off_holdings', 'notify_distribution']);
  await runDay(app, on);
  return id;
}

/** An operator's text for the note's investors is rejected at its field, and nothing is stored. */
async function expectRejected(id: string, on: string): Promise<void> {
  const headers = dated((await operatorPair(app)).maker.headers, on);
  const typed = {
    title: 'A loan of the issuer',
    body: 'It owes interest to a bank.',
    next_step: { step: 'Ask for the pinjaman agreement', due_on: on },
  };
  const update = await call(app, 'operatorNoteUpdate', {
    headers,
    params: { id },
    body: { kind: 'other', ...typed },
  });
  expect([update.status, Object.keys(update.error.errors ?? {})]).toEqual([
    422,
    ['title', 'body', 'next_step.step'],
  ]);
  const cost = await call(app, 'operatorPropose', {
    headers,
    body: {
      ...{ kind: 'recovery_cost', subject_id: id, reason: 'The letter was sent' },
      after: { amount: '50.00', on, what: 'A letter about the loan' },
    },
  });
  expect([cost.status, Object.keys(cost.error.errors ?? {})]).toEqual([422, ['after.what']]);
}

async function mailsOf(email: string): Promise<string[]> {
  const mails = await mailsTo(app, email);
  expect(mails.length).toBeGreaterThan(2);
  return mails.map(({ template, params }) => JSON.stringify(renderEmail('en', template, params)));
}

async function pdfOf(url: string, headers: Headers): Promise<string> {
  const { base, path } = { base: app.config.API_BASE, path: url };
  const answer = await app.app.inject({ method: 'GET', url: `${base}${path}`, headers: { ...headers } });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  const text = pdfPages(answer.rawPayload).flat().join('\n');
  expect(text.length).toBeGreaterThan(100);
  return text;
}

it('a Shariah note brings neither word into a mail, a document or what its pages are made of', {
  timeout: 120_000,
}, async () => {
  const id = await wholeLife();
  const query = { note_id: id };
  const on = addDays(END, 30);
  const [asInvestor, asIssuer] = [dated(investor.headers, on), dated(issuer.headers, on)];
  const answers = [
    await call(app, 'note', { headers: asInvestor, params: { id } }),
    await call(app, 'noteAmortizations', { headers: asInvestor, query: { ...query, amount: '100.00' } }),
    await call(app, 'noteRecovery', { headers: asInvestor, query }),
    await call(app, 'noteRecovery', { headers: asIssuer, query }),
    await call(app, 'notesUpdates', { headers: asInvestor, query }),
    await call(app, 'notesPast', { headers: asInvestor }),
    await call(app, 'notesBoCompleted', { headers: asIssuer }),
    await call(app, 'activityData', { headers: asInvestor, query: {} }),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(FORBIDDEN);
  }
  for (const mail of [...(await mailsOf(investor.email)), ...(await mailsOf(issuer.email))]) {
    expect(mail).not.toMatch(FORBIDDEN);
  }
  expect(await pdfOf(`/notes/${id}/agreement`, issuer.headers)).not.toMatch(FORBIDDEN);
  const confirmation = await pdfOf(`/notes/${id}/confirmation`, asInvestor);
  expect(confirmation).toMatch(/wakalah.*tawarruq/s);
  expect(confirmation).not.toMatch(FORBIDDEN);
  const period = `from=2026-12-01&to=${on}&format=pdf`;
  expect(await pdfOf(`/my_activity/statement?${period}`, asInvestor)).not.toMatch(FORBIDDEN);
});
