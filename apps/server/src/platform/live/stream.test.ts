import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { MINUTE, testClock } from '../../../test/builders/clock.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { signInUser } from '../../../test/builders/identity.ts';
import { type ApprovedInvestor, approvedInvestor } from '../../../test/builders/onboarding.ts';
import { openStream, type TestStream } from '../../../test/builders/streams.ts';
import { compose } from '../../compose.ts';
import { lockAccounts, platformAccount, postTransfers } from '../../modules/ledger/public.ts';
import { notifyUsers } from '../../modules/notifications/public.ts';
import { type Scope, systemActor } from '../context.ts';
import { newId } from '../ids.ts';

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const quick = { LIVE_POLL_MS: '50', LIVE_BEAT_MS: '100' };
const clock = testClock();
let app: TestApp;
let url: string;
let investor: ApprovedInvestor;
let stranger: ApprovedInvestor;
const open: TestStream[] = [];

beforeAll(async () => {
  app = await createTestApp(quick, clock);
  url = await app.app.listen({ host: '127.0.0.1', port: 0 });
  [investor, stranger] = await Promise.all([approvedInvestor(app), approvedInvestor(app)]);
}, 60_000);
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));
afterAll(() => app.finish());

async function follow(headers: Headers = investor.headers, lastId?: string, at = url): Promise<TestStream> {
  const stream = await openStream(`${at}/api/stream`, headers, lastId);
  open.push(stream);
  return stream;
}

function giveMoney(to: ApprovedInvestor, amountSen: bigint): Promise<void> {
  const creditAccountId = to.investor.cashAccountId;
  const transfer = { id: newId(), debitAccountId: platformAccount('trust_bank'), creditAccountId };
  return app.work.command(scope, async (ctx) =>
    postTransfers(ctx, await lockAccounts(ctx, [creditAccountId]), [
      { ...transfer, amountSen: sen(amountSen), kind: 'gift', referenceId: transfer.id, noteId: null },
    ]),
  );
}

function notify(to: ApprovedInvestor): Promise<void> {
  const params = { amount: '1.00', refNumber: 'T-1' };
  const updates = { template: 'topup_held', params, userId: to.userId, dedupeKey: newId() } as const;
  return app.work.command(scope, (ctx) => notifyUsers(ctx, [updates]));
}

const unread = async () =>
  (await call(app, 'notificationsData', { headers: investor.headers })).body.unread_count;

describe('the live stream', () => {
  it('is a stream that no proxy caches or compresses', async () => {
    const stream = await follow();
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('content-encoding')).toBeNull();
  });

  it('begins with the current state, and sends changes to every window of the user, and to no other user', async () => {
    const before = await unread();
    const [one, other, foreign] = [await follow(), await follow(), await follow(stranger.headers)];
    for (const window of [one, other]) {
      expect(await window.next('balance')).toEqual({ balance: '0.00' });
      expect(await window.next('notification')).toMatchObject({ unread_count: before });
    }
    await giveMoney(investor, 25_000n);
    await notify(investor);
    for (const window of [one, other]) {
      expect(await window.next('balance')).toEqual({ balance: '250.00' });
      expect(await window.next('notification')).toMatchObject({ unread_count: before + 1 });
    }
    await call(app, 'notificationsRead', { headers: investor.headers, body: { all: true } });
    expect(await other.next('notification')).toMatchObject({ unread_count: 0 });
    await giveMoney(stranger, 100n);
    expect([await foreign.next('balance'), await foreign.next('balance')]).toEqual([
      { balance: '0.00' },
      { balance: '1.00' },
    ]);
  });

  it('continues where it was cut: changes meanwhile are sent, the rest is not repeated', async () => {
    const first = await follow();
    await first.next('notification');
    const lastId = first.lastId;
    await first.close();
    const second = await follow(investor.headers, lastId);
    await second.beat();
    expect(second.waiting()).toEqual([]);
    await second.close();
    await giveMoney(investor, 100n);
    const third = await follow(investor.headers, lastId);
    expect(await third.next('balance')).toEqual({ balance: '251.00' });
    await third.beat();
    expect(third.waiting()).toEqual([]);
    const lost = await follow(investor.headers, 'no such; place');
    expect(await lost.next('balance')).toEqual({ balance: '251.00' });
  });

  it('is sent by any process, whichever has made the change', async () => {
    const other = await compose(app.config, clock);
    try {
      const stream = await follow(
        investor.headers,
        undefined,
        await other.app.listen({ host: '127.0.0.1', port: 0 }),
      );
      expect(await stream.next('balance')).toEqual({ balance: '251.00' });
      await giveMoney(investor, 100n);
      expect(await stream.next('balance')).toEqual({ balance: '252.00' });
    } finally {
      await other.close();
    }
  });

  it('has room for six windows of one customer', async () => {
    for (let at = 0; at < 6; at += 1) {
      await follow();
    }
    const seventh = await follow();
    expect([seventh.status, seventh.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await follow(stranger.headers)).status).toBe(200);
  });
});

describe('a sign-in and its stream', () => {
  it('end together when a user logs out', async () => {
    const again = await signInUser(app, investor);
    const stream = await follow(again.headers);
    await call(app, 'logout', { headers: again.headers, body: { eventUuid: again.eventUuid } });
    expect(await stream.ended()).toBe(true);
  });

  it('end together after inactivity: a stream does not extend a sign-in', async () => {
    const again = await signInUser(app, investor);
    const stream = await follow(again.headers);
    const idle = app.config.SESSION_IDLE_MINUTES;
    clock.moveBy((idle - 5) * MINUTE);
    await stream.beat();
    await giveMoney(investor, 100n);
    await stream.next('balance');
    clock.moveBy(6 * MINUTE);
    expect(await stream.ended()).toBe(true);
    expect((await follow(again.headers)).status).toBe(401);
  });

  it('end together when the process stops', async () => {
    const other = await compose(app.config, clock);
    const at = await other.app.listen({ host: '127.0.0.1', port: 0 });
    const again = await signInUser(app, investor);
    const stream = await follow(again.headers, undefined, at);
    await stream.next('notification');
    await other.close();
    expect(await stream.ended()).toBe(true);
  });
});
