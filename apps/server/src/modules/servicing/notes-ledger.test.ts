import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, issuedNote, repay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser } from '../../../test/builders/identity.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';

const DUE = '2027-01-04';
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
let first: { readonly id: string };
let second: { readonly id: string };
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  investor = await approvedInvestor(app);
  await giveCash(app, investor, ['30000.00']);
  const backers = [{ investor, amount: '10000.00' }];
  first = await issuedNote(app, issuer, backers, { on: '2026-12-01' });
  second = await issuedNote(app, issuer, backers, { on: '2026-12-01' });
  await repay(app, issuer, first.id, { on: DUE });
}, 60_000);
afterAll(() => app.finish());

const ledger = (query: Record<string, string> = {}, headers = investor.headers) =>
  call(app, 'notesLedger', { headers, query });
const kinds = async (query: Record<string, string>) =>
  (await ledger(query)).body.items.map((one) => one.kind);

describe('the ledger of an investor’s notes', () => {
  it('is for approved investors', async () => {
    expect((await ledger({}, issuer.headers)).error.code).toBe('role');
    expect((await ledger({}, (await registerUser(app)).headers)).error.code).toBe('not_approved');
  });

  it.each([
    [{ note_id: 'x' }, 'note_id'],
    [{ from: '2027-01-02', to: '2027-01-01' }, 'to'],
    [{ cursor: 'abc' }, 'cursor'],
  ])('rejects %j', async (query, field) => {
    const answer = await ledger(query);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('has what notes brought and took and nothing else, newest first', async () => {
    expect(await kinds({})).toEqual(['distribution', 'subscription', 'subscription']);
    const { items, next_cursor: cursor } = (await ledger({ limit: '2' })).body;
    expect(items.map((one) => one.note_id)).toEqual([first.id, second.id]);
    expect(await kinds({ limit: '2', cursor: cursor ?? '' })).toEqual(['subscription']);
  });

  it('is narrowed to a note and to days', async () => {
    expect(await kinds({ note_id: second.id })).toEqual(['subscription']);
    expect(await kinds({ note_id: first.id, from: DUE, to: DUE })).toEqual(['distribution']);
    expect(await kinds({ from: '2027-01-05' })).toEqual([]);
  });

  it('shows only the own notes', async () => {
    const other = await approvedInvestor(app);
    expect((await ledger({ note_id: first.id }, other.headers)).body.items).toEqual([]);
  });
});
