import { randomUUID } from 'node:crypto';
import type { NotificationCategory } from '@titian/contracts/notification-categories';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { fieldEncryptionOf } from '../../../test/builders/field-encryption.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { unsubscribeLink, unsubscribeToken } from './domain/unsubscribe-token.ts';
import { type Notification, notifyUser, notifyUsers, queueEmail } from './public.ts';

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
let app: TestApp;
let user: SignedInUser;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());
beforeEach(async () => {
  user = await registerUser(app);
});

const leave = (body: unknown) => call(app, 'unsubscribeEmails', { headers: xhr, body });
const tokenOf = (category: NotificationCategory | null = null) =>
  app.work.query(scope, async (ctx) =>
    unsubscribeToken(ctx.fieldEncryption, { userId: user.userId, category }),
  );
const templates = async (of = user) => (await mailsTo(app, of.email)).map((mail) => mail.template);
const mailedOf = async (category: string) =>
  (await info()).notification_preferences.find((one) => one.category === category)?.email;
const info = async () => (await call(app, 'userInfo', { headers: user.headers })).body.user_info;
const notices = async () =>
  (await call(app, 'notificationsData', { headers: user.headers })).body.items.map((one) => one.category);
const choose = (preferences: unknown, more = {}) =>
  call(app, 'userUpdateInfo', {
    headers: user.headers,
    body: { notification_preferences: preferences, ...more },
  });

/** A mail program's own request: a form, without the product's headers. */
const oneClick = (token: string, content: Readonly<Record<string, string>>, payload: string) =>
  app.app.inject({
    method: 'POST',
    url: `/api/unsubscribe_emails/one-click/${token}`,
    headers: content,
    payload,
  });
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('unsubscribing by address', () => {
  it.each([
    [{ email_opt_in: 0 }, 'email'],
    [{ email: 'nobody', email_opt_in: 0 }, 'email'],
    [{ email: 'a@example.com', email_opt_in: 1 }, 'email_opt_in'],
    [{ email: 'a@example.com' }, 'email_opt_in'],
    [{ email: 'a@example.com', email_opt_in: 0, token: '!' }, 'token'],
    [{ email: 'a@example.com', email_opt_in: 0, category: 'weather' }, 'category'],
    [{ email: 'a@example.com', email_opt_in: 0, category: 'money' }, 'category'],
    [{ email: 'a@example.com', email_opt_in: 0, category: 'required' }, 'category'],
  ])('rejects %j', async (body, field) => {
    const answer = await leave(body);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('acts at once, whatever the case of the address, and notifies its owner once', async () => {
    const requested = { email: user.email.toUpperCase(), email_opt_in: 0 };
    expect((await leave(requested)).body).toEqual({ success: true });
    expect((await leave(requested)).body).toEqual({ success: true });
    expect((await info()).email_opt_in).toBe(false);
    expect((await templates()).filter((one) => one === 'unsubscribed')).toHaveLength(1);
  });

  it('of one category switches its e-mails off in the settings, and nothing else', async () => {
    const requested = { email: user.email, email_opt_in: 0, category: 'investments' };
    expect((await leave(requested)).body).toEqual({ success: true });
    expect((await leave(requested)).body).toEqual({ success: true });
    const { email_opt_in, notification_preferences: preferences } = await info();
    expect(email_opt_in).toBe(true);
    expect(preferences.filter((one) => !(one.email && one.in_app))).toEqual([
      { category: 'investments', in_app: true, email: false },
    ]);
    expect((await templates()).filter((one) => one.startsWith('unsubscribed'))).toEqual([
      'unsubscribed_category',
    ]);
  });

  it('answers the same for an unknown address and an unknown token', async () => {
    const unknown = { email: `${randomUUID()}@example.com`, email_opt_in: 0 };
    expect((await leave(unknown)).body).toEqual({ success: true });
    expect((await leave({ ...unknown, token: 'x'.repeat(64) })).body).toEqual({ success: true });
    expect((await leave({ ...unknown, category: 'investments' })).body).toEqual({ success: true });
  });

  it('is held to ten a minute from one address', async () => {
    const strict = await createTestApp({ RATE_LIMIT_FACTOR: '1' });
    const body = { email: `${randomUUID()}@example.com`, email_opt_in: 0 };
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await call(strict, 'unsubscribeEmails', { body })).status);
    }
    expect([statuses.slice(0, 10).every((one) => one === 200), statuses[10]]).toEqual([true, 429]);
    await strict.finish();
  });
});

describe('one click in a mail program', () => {
  it('works with a form of either kind, again and again', async () => {
    const token = await tokenOf();
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const part =
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await oneClick(token, form, 'List-Unsubscribe=One-Click')).json()).toEqual({ success: true });
    expect((await oneClick(token, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await oneClick(token, boundary, part)).statusCode).toBe(200);
    expect((await info()).email_opt_in).toBe(false);
  });

  it('of a mail about one category switches off that one, with the notice left on', async () => {
    await choose([{ category: 'new_notes', in_app: true, email: true }]);
    const token = await tokenOf('new_notes');
    expect((await oneClick(token, form, 'List-Unsubscribe=One-Click')).json()).toEqual({ success: true });
    expect([await mailedOf('new_notes'), await mailedOf('investments')]).toEqual([false, true]);
    expect((await info()).email_opt_in).toBe(true);
  });

  it('answers the same for a token that was changed, and changes nothing', async () => {
    const token = await tokenOf();
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    expect((await oneClick(changed, form, 'List-Unsubscribe=One-Click')).statusCode).toBe(200);
    expect((await info()).email_opt_in).toBe(true);
  });

  it('opened in a browser leads to the confirmation page, and changes nothing', async () => {
    const open = (token: string) =>
      app.app.inject({ method: 'GET', url: `/api/unsubscribe_emails/one-click/${token}` });
    const own = await open(await tokenOf());
    expect([own.statusCode, own.headers.location]).toEqual([
      ...[303, `/unsubscribe/${encodeURIComponent(user.email)}`],
    ]);
    const ofCategory = await open(await tokenOf('investments'));
    expect(ofCategory.headers.location).toBe(
      `/unsubscribe/${encodeURIComponent(user.email)}?category=investments`,
    );
    const foreign = await open('x'.repeat(64));
    expect([foreign.statusCode, foreign.headers.location]).toEqual([303, '/unsubscribe/']);
    expect((await info()).email_opt_in).toBe(true);
  });

  it('knows its own tokens only', () => {
    const [own, theirs] = [fieldEncryptionOf(1), fieldEncryptionOf(2)];
    const link = { userId: randomUUID(), category: 'campaigns' as const };
    const every = { ...link, category: null };
    expect(unsubscribeLink(own, unsubscribeToken(own, link))).toEqual(link);
    expect(unsubscribeLink(own, unsubscribeToken(own, every))).toEqual(every);
    expect(unsubscribeLink(own, unsubscribeToken(theirs, link))).toBeNull();
    expect(unsubscribeLink(own, 'short')).toBeNull();
    // The category is a part of what is proven, and a mandatory one is never switched off.
    const bytes = Buffer.from(unsubscribeToken(own, every), 'base64url');
    for (const category of ['campaigns', 'weather']) {
      const extended = Buffer.concat([bytes, Buffer.from(category)]).toString('base64url');
      expect(unsubscribeLink(own, extended)).toBeNull();
    }
    expect(unsubscribeLink(own, unsubscribeToken(own, { ...link, category: 'money' }))).toBeNull();
  });
});

describe('what is switched off', () => {
  const investments = (): Notification => ({
    ...{ userId: user.userId, template: 'subscription_returned', dedupeKey: randomUUID() },
    params: { noteNumber: 'N-1', amount: '50.00', reason: 'The note was not filled.' },
  });
  const application = (): Notification => ({
    ...{ userId: user.userId, template: 'application_received', dedupeKey: randomUUID() },
    params: { form: 'individual' },
  });
  const money = (): Notification => ({
    ...{ userId: user.userId, template: 'topup_credited', dedupeKey: randomUUID() },
    params: { amount: '200.00', refNumber: 'T-1', balance: '200.00' },
  });
  const notify = (...notification: readonly Notification[]) =>
    app.work.command(scope, (ctx) => notifyUsers(ctx, notification));
  const off = (category: string, ways: { in_app: boolean; email: boolean }) =>
    choose([{ category, ...ways }]);

  it('as e-mail is not mailed, but shown', async () => {
    await off('application', { in_app: true, email: false });
    await notify(application());
    expect(await templates()).not.toContain('application_received');
    expect(await notices()).toEqual(['application']);
  });

  it('in the product is not shown, but mailed', async () => {
    await off('application', { in_app: false, email: true });
    await notify(application());
    await app.work.command(scope, (ctx) =>
      notifyUser(ctx, {
        ...{ userId: user.userId, category: 'application', kind: 'application_received' },
        params: { form: 'individual' },
      }),
    );
    expect(await templates()).toContain('application_received');
    expect(await notices()).toEqual([]);
  });

  it('in one category leaves the others alone', async () => {
    await off('application', { in_app: false, email: false });
    await notify(application(), money());
    expect(await templates()).toContain('topup_credited');
    expect(await notices()).toEqual(['money']);
  });

  it('altogether stops every e-mail but those about money and security, and no notice', async () => {
    await leave({ email: user.email, email_opt_in: 0 });
    const received = investments();
    await notify(application(), received, money());
    const mailed = await templates();
    expect(mailed).toContain('topup_credited');
    expect(mailed).not.toContain('application_received');
    expect(await notices()).toContain('application');
  });

  it('is not queued for a single address either', async () => {
    await off('application', { in_app: true, email: false });
    const mail = { to: user.email, name: null, template: 'application_received' as const };
    const params = { form: 'individual' as const };
    await app.work.command(scope, async (ctx) => {
      await queueEmail(ctx, { ...mail, params, userId: user.userId, dedupeKey: randomUUID() });
      await queueEmail(ctx, { ...mail, params, userId: null, dedupeKey: 'for somebody else' });
    });
    expect((await templates()).filter((one) => one === 'application_received')).toHaveLength(1);
  });

  it('still notifies an event once, by notice alone too', async () => {
    await off('application', { in_app: true, email: false });
    const notification = application();
    await notify(notification);
    await notify(notification);
    expect(await notices()).toEqual(['application']);
  });
});
