import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { type Notification, notifyUsers } from './public.ts';

let app: TestApp;
let user: SignedInUser;
let stranger: SignedInUser;

beforeAll(async () => {
  app = await createTestApp();
  user = await registerUser(app);
  stranger = await registerUser(app);
  for (let at = 1; at <= 3; at += 1) {
    await notify({ template: 'topup_held', params: { amount: `${at}.00`, refNumber: `T-${at}` } });
  }
  await notify({
    template: 'note_listed',
    params: { noteNumber: 'N-1', amount: '5000.00', closesOn: '2026-12-05' },
  });
});
afterAll(() => app.finish());

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

type Notified = Pick<Notification, 'template' | 'params'>;

function notify(notified: Notified): Promise<void> {
  const notification = { ...notified, userId: user.userId, dedupeKey: randomUUID() } as Notification;
  return app.work.command(scope, (ctx) => notifyUsers(ctx, [notification]));
}

const list = async (query: Record<string, string> = {}, headers = user.headers) =>
  call(app, 'notificationsData', { headers, query });
const read = (body: object, headers = user.headers) => call(app, 'notificationsRead', { headers, body });

describe('the list of notices', () => {
  it('is rejected for guests, and with invalid parameters', async () => {
    expect((await list({}, xhr)).status).toBe(401);
    for (const query of [{ category: 'gossip' }, { unread: 'yes' }, { cursor: '1' }, { limit: '0' }]) {
      expect((await list(query)).status).toBe(422);
    }
  });

  it('shows the words of the catalogue, newest first, to their owner alone', async () => {
    const { body } = await list();
    expect(body.items.map((one) => one.title)).toEqual([
      'Note N-1 is open for investors',
      ...Array.from({ length: 3 }, () => 'Your top-up is under review'),
    ]);
    expect(body.items[0]).toMatchObject({ category: 'campaigns', link: '/bo/notes', read_at: null });
    expect(body.unread_count).toBe(4);
    expect((await list({}, stranger.headers)).body).toMatchObject({ items: [], unread_count: 0 });
  });

  it('can be filtered by category and page', async () => {
    const first = await list({ category: 'money', limit: '2' });
    const second = await list({ category: 'money', limit: '2', cursor: first.body.next_cursor ?? '' });
    expect([first.body.items.length, second.body.items.length, second.body.next_cursor]).toEqual([
      2,
      1,
      null,
    ]);
  });
});

describe('marking as read', () => {
  it('is rejected without ids, with both, and with ids that are none', async () => {
    for (const body of [{}, { ids: [] }, { ids: ['x'] }, { ids: [randomUUID()], all: true }]) {
      expect((await read(body)).status).toBe(422);
    }
  });

  it('does not affect other users', async () => {
    const id = (await list()).body.items[0]?.id ?? '';
    expect((await read({ ids: [id] }, stranger.headers)).status).toBe(200);
    expect((await list()).body.unread_count).toBe(4);
  });

  it('takes some, then all', async () => {
    const id = (await list()).body.items[0]?.id ?? '';
    expect((await read({ ids: [id] })).body.unread_count).toBe(3);
    expect((await list({ unread: '1' })).body.items.map((one) => one.id)).not.toContain(id);
    expect((await read({ all: true })).body.unread_count).toBe(0);
    expect((await list()).body.items.every((one) => one.read_at !== null)).toBe(true);
  });
});
