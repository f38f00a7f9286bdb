import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { endOperatorNotices, notifyOperators } from './public.ts';

let app: TestApp;
let one: SignedInOperator;
let other: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  one = await signInOperator(app, ['finance'], 'Siti Mariam');
  other = await signInOperator(app, ['support'], 'Ravi Kumar');
});
afterAll(() => app.finish());

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const to = ({ operatorId: id, email }: SignedInOperator) => ({ id, email, name: 'Siti Mariam' });

/** Notifies one operator of a return, under a key. */
const notify = (period: string, dedupeKey: string) =>
  app.work.command(scope, (ctx) =>
    notifyOperators(ctx, [to(one)], {
      template: 'market_return_due',
      params: { period, dueOn: '2026-10-30', isOverdue: true },
      dedupeKey,
    }),
  );
const list = (headers: Headers = one.headers) => call(app, 'operatorNotices', { headers });
const read = (id: string, headers: Headers = one.headers) =>
  call(app, 'operatorReadNotice', { headers, params: { id } });

describe('notices of operators', () => {
  it('are refused to guests and customers', async () => {
    for (const headers of [xhr, (await registerUser(app)).headers]) {
      expect((await list(headers)).status).toBe(401);
      expect((await read(randomUUID(), headers)).status).toBe(401);
    }
  });

  it('come once per event with an e-mail of the same words, to their operator alone', async () => {
    await notify('2026-Q2', 'first');
    await notify('2026-Q2', 'first');
    const { items, unread_count: unread } = (await list()).body;
    expect([items.length, unread]).toEqual([1, 1]);
    expect(items[0]).toMatchObject({
      title: 'The return of 2026-Q2 is overdue',
      body: expect.stringContaining('is not approved yet'),
      link: '/operator/market-returns?period=2026-Q2',
    });
    expect((await list(other.headers)).body).toMatchObject({ items: [], unread_count: 0 });
    const mails = (await mailsTo(app, one.email)).filter((mail) => mail.template === 'market_return_due');
    expect(mails.map(({ params }) => params)).toEqual([
      { period: '2026-Q2', dueOn: '2026-10-30', isOverdue: true },
    ]);
    const malay = (await list({ ...one.headers, 'accept-language': 'ms' })).body;
    expect(malay.items[0]?.title).toBe('Penyata 2026-Q2 telah melepasi tarikh akhir');
  });

  it('are read by their operator alone, and reading twice changes nothing', async () => {
    const id = (await list()).body.items[0]?.id ?? '';
    expect((await read(id, other.headers)).status).toBe(404);
    expect((await read(randomUUID())).status).toBe(404);
    expect((await list()).body.unread_count).toBe(1);
    expect([(await read(id)).status, (await read(id)).status]).toEqual([200, 200]);
    expect((await list()).body).toMatchObject({ items: [], unread_count: 0 });
  });

  it('about what nobody has to act on any more end, and others stay', async () => {
    await notify('2026-Q3', 'market_return:2026-Q3:overdue');
    await notify('2026-Q4', 'market_return:2026-Q4:overdue');
    await app.work.command(scope, (ctx) => endOperatorNotices(ctx, 'market_return:2026-Q3'));
    expect((await list()).body.items.map(({ title }) => title)).toEqual(['The return of 2026-Q4 is overdue']);
  });
});
