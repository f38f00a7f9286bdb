import { addDays, day } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { FIRST_DUE, lateNote, newContact } from '../../../test/builders/collections.ts';
import { fundedInvestor, issuedNote, type Submitted } from '../../../test/builders/financing.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

const FORMULA = '=HYPERLINK("x")';
const FIRST = day(FIRST_DUE);
const ON = addDays(FIRST, 6);
const DEFAULTED = addDays(FIRST, 95);
let app: TestApp;
let credit: SignedInOperator;
let finance: SignedInOperator;
let first: Submitted;
let second: Submitted;
let third: Submitted;
beforeAll(async () => {
  app = await createTestApp();
  const investor = await fundedInvestor(app, 2);
  credit = await signInOperator(app, ['credit'], 'Chong Credit');
  finance = await signInOperator(app, ['finance'], 'Farah Finance');
  first = await lateNote(
    app,
    await approvedIssuer(app, { companyName: `${FORMULA} 100% Sdn Bhd` }),
    investor,
  );
  second = await lateNote(app, await approvedIssuer(app, { companyName: "D'Kayu Sdn Bhd" }), investor, {
    contract: 'Shariah',
  });
  third = await lateNote(app, await approvedIssuer(app), investor);
  // Not late: neither listed nor counted.
  await issuedNote(app, await approvedIssuer(app), [{ investor, amount: '10000.00' }], { on: '2026-12-30' });
}, 240_000);
afterAll(() => app.finish());

const list = async (query: object = {}, on: string = ON, headers: Headers = credit.headers) =>
  (await call(app, 'operatorCollections', { headers: dated(headers, on), query: query as never })).body;
const numbers = async (query: object, on: string = ON) =>
  (await list(query, on)).items.map(({ number }) => number);
const waitingAt = async (on: string, headers: Headers = credit.headers) =>
  (await call(app, 'operatorCurrent', { headers: dated(headers, on) })).body.counts.collections;
const contact = (id: string, on: string, body: object = {}) =>
  call(app, 'operatorRecordContact', {
    ...{ headers: dated(credit.headers, on), params: { id }, body: newContact(body) as never },
  });

describe('the list of late notes', () => {
  it.each([
    [{ sort: 'issuer' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ bucket: '5-6' }, 'bucket'],
    [{ promise: 'sworn' }, 'promise'],
    [{ waiting: 'yes' }, 'waiting'],
    [{ owner: 'you' }, 'owner'],
    [{ contract: 'Islamic' }, 'contract'],
    [{ cursor: 'abc' }, 'cursor'],
    [{ limit: '1000' }, 'limit'],
  ])('is rejected with %j', async (query, field) => {
    const answer = await call(app, 'operatorCollections', {
      headers: credit.headers,
      query: query as never,
    });
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('has every late note once, its buckets, and what all that match come to', async () => {
    const { items, totals, buckets } = await list({ limit: '2' });
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      bucket: '1-7',
      days_late: 6,
      overdue: '3433.33',
      outstanding: '10000.00',
    });
    expect(totals).toEqual({ notes: 3, overdue: '10299.99', outstanding: '30000.00' });
    expect(buckets?.filter(({ notes }) => notes > 0)).toEqual([
      { bucket: '1-7', notes: 3, overdue: '10299.99', outstanding: '30000.00' },
    ]);
    const later = await list({ bucket: '8-30' }, addDays(FIRST, 20));
    expect(later.totals?.notes).toBe(3);
    expect((await list({ bucket: '1-7' }, addDays(FIRST, 20))).items).toEqual([]);
  });

  it.each(['days_late', 'overdue', 'outstanding', 'number', 'follow_up', 'last_contact'])(
    'goes on page by page by %s, none twice and none left out',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({
          ...{ sort, limit: '1' },
          ...(cursor !== null && { cursor }),
        });
        expect(page.totals === null).toBe(cursor !== null);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.next_cursor;
      } while (cursor !== null);
      expect(seen.sort()).toEqual([first.id, second.id, third.id].sort());
    },
  );

  it('is filtered by contract and a text that is taken as it stands', async () => {
    expect(await numbers({ contract: 'Shariah' })).toEqual([second.number]);
    expect(await numbers({ q: "d'kayu" })).toEqual([second.number]);
    expect(await numbers({ q: '100%' })).toEqual([first.number]);
    expect(await numbers({ q: '%%' })).toEqual([]);
    expect(await numbers({ q: third.number.toLowerCase() })).toEqual([third.number]);
  });
});

describe('what waits for work', () => {
  it('is a follow-up on its day and after, and no longer once there is another', async () => {
    expect(await waitingAt(ON)).toBe(0);
    await contact(first.id, ON, { follow_up_on: addDays(ON, 2) });
    expect(await waitingAt(addDays(ON, 1))).toBe(0);
    expect(await waitingAt(addDays(ON, 2))).toBe(1);
    expect(await numbers({ waiting: '1' }, addDays(ON, 3))).toEqual([first.number]);
    expect(await waitingAt(addDays(ON, 2), (await signInOperator(app, ['support'])).headers)).toBe(0);
    await contact(first.id, addDays(ON, 3), { follow_up_on: addDays(ON, 30) });
    expect(await waitingAt(addDays(ON, 3))).toBe(0);
  });

  it('is a promise that was not kept, until somebody was reached after its day', async () => {
    const promised = addDays(ON, 5);
    await call(app, 'operatorRecordPromise', {
      headers: dated(credit.headers, addDays(ON, 3)),
      ...{ params: { id: second.id }, body: { amount: '500.00', due_on: promised } },
    });
    expect(await numbers({ promise: 'open' }, promised)).toEqual([second.number]);
    expect(await waitingAt(promised)).toBe(0);
    expect(await waitingAt(addDays(promised, 1))).toBe(1);
    expect(await numbers({ promise: 'broken', waiting: '1' }, addDays(promised, 1))).toEqual([second.number]);
    await contact(second.id, addDays(promised, 1));
    expect(await waitingAt(addDays(promised, 1))).toBe(0);
    expect(await numbers({ promise: 'broken' }, addDays(promised, 1))).toEqual([second.number]);
  });

  it('belongs to who took the case, until that operator is disabled', async () => {
    expect((await numbers({ owner: 'me' })).sort()).toEqual([first.number, second.number].sort());
    expect((await list({ owner: 'me' }, ON, finance.headers)).items).toEqual([]);
  });
});

describe('the list as a file', () => {
  const fileOf = (query = '', headers: Headers = credit.headers) =>
    app.app.inject({
      method: 'GET',
      url: `${app.config.API_BASE}/operator/collections/file${query}`,
      headers: dated(headers, ON),
    });

  it('is rejected without the permission, and with a filter that is misspelt', async () => {
    expect((await fileOf('', (await signInOperator(app, ['support'])).headers)).statusCode).toBe(403);
    expect((await fileOf('?buckets=1-7')).statusCode).toBe(422);
  });

  it('has one line each, nothing that a spreadsheet runs, no text of a contact, and is recorded', async () => {
    const { payload, statusCode } = await fileOf();
    expect([statusCode, payload.trim().split('\r\n').length]).toEqual([200, 4]);
    expect(payload).toContain(`'=HYPERLINK`);
    expect(payload).toContain('Chong Credit');
    expect(payload).not.toContain('buyer pays late');
    const recorded = await app.database.reader.db
      .selectFrom('audit_events')
      .select('after')
      .where('action', '=', 'list.exported')
      .execute();
    expect(recorded).toEqual([{ after: { list: 'collections', filter: {}, rows: 3 } }]);
  });

  it('can be kept as a view', async () => {
    const body = { list: 'collections', name: 'Broken', query: 'promise=broken', shared: true } as const;
    const saved = await call(app, 'operatorSaveView', { headers: credit.headers, body });
    expect(saved.status).toBe(201);
  });
});

describe('a note in default', () => {
  it('stands in the bucket of those alone, with its whole debt past due', async () => {
    await proposeAndApprove(app, { kind: 'note_default', subjectId: third.id, after: {}, on: DEFAULTED });
    const { items, buckets } = await list({ bucket: 'defaulted' }, DEFAULTED);
    expect(items).toMatchObject([{ number: third.number, bucket: 'defaulted', overdue: '10300.00' }]);
    expect(buckets?.filter(({ notes }) => notes > 0).map(({ bucket, notes }) => [bucket, notes])).toEqual([
      ['91+', 2],
      ['defaulted', 1],
    ]);
    const letter = await call(app, 'operatorLetterPreview', {
      headers: dated(credit.headers, DEFAULTED),
      ...{ params: { id: third.id }, query: { template: 'notice_of_default', language: 'ms' } },
    });
    expect(letter.body.letter.title).toBe('Notis kemungkiran');
  });
});
