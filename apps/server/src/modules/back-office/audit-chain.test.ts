import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { auditEvent, sealNext } from '../../../test/builders/chain.ts';
import { DAY, HOUR, testClock } from '../../../test/builders/clock.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { anchorHead } from '../../platform/audit-anchor.ts';
import { chainHeadMails } from '../operators/public.ts';

const clock = testClock(new Date('2026-11-22T04:00:00.000Z'));
let app: TestApp;
let operator: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp({}, clock);
  operator = await signInOperator(app, ['support']);
}, 60_000);
afterAll(() => app.finish());

const chain = async () => (await call(app, 'operatorAuditChain', { headers: operator.headers })).body;
const anchorNow = () => anchorHead(app.database.reader, app.auditChain.anchorFile, clock.now());

it('is rejected without an operator', async () => {
  expect((await call(app, 'operatorAuditChain', { headers: xhr })).status).toBe(401);
  const { headers } = await registerUser(app);
  expect((await call(app, 'operatorAuditChain', { headers })).status).toBe(401);
});

it('is shown from the first seal on, with what the anchor file says of it', async () => {
  expect(await chain()).toMatchObject({ head: null, events: 0, anchor: { state: 'missing', at: null } });
  await auditEvent(app, 'one');
  await sealNext(app);
  const first = await chain();
  expect(first).toMatchObject({ events: 1, transfers: 0, anchor: { state: 'missing' } });
  expect(first.head).toMatchObject({ seq: '1', root: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await anchorNow();
  expect((await chain()).anchor).toEqual({ state: 'agrees', at: '2026-11-22T04:00:00.000Z' });
  await auditEvent(app, 'two');
  await sealNext(app);
  expect((await chain()).anchor.state).toBe('behind');
  const { anchorFile } = app.auditChain;
  mkdirSync(dirname(anchorFile), { recursive: true });
  const forged = { at: '2026-11-22T04:01:00.000Z', seq: '2', root: '0'.repeat(64) };
  appendFileSync(anchorFile, `${JSON.stringify(forged)}\n`);
  expect((await chain()).anchor).toEqual({ state: 'differs', at: forged.at });
  writeFileSync(anchorFile, '');
  await anchorNow();
  expect((await chain()).anchor.state).toBe('agrees');
});

it('is mailed to administrators and compliance, once a day, as audit-verify takes it', async () => {
  const administrator = await signInOperator(app, ['administrator']);
  const compliance = await signInOperator(app, ['compliance']);
  const heads = async (to: SignedInOperator) =>
    (await mailsTo(app, to.email))
      .filter(({ template }) => template === 'audit_chain_head')
      .map(({ params }) => params.head);
  const { head } = await chain();
  const task = chainHeadMails(app.work);
  await task.run();
  clock.moveBy(HOUR);
  await task.run();
  for (const to of [administrator, compliance]) {
    expect(await heads(to)).toEqual([`${head?.seq}:${head?.root}`]);
  }
  expect(await heads(operator)).toEqual([]);
  clock.moveBy(DAY);
  await task.run();
  expect(await heads(administrator)).toHaveLength(2);
});
