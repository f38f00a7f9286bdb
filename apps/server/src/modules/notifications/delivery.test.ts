import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { createSmtpMail } from '../../gateways/mail/smtp.ts';
import { type SmtpTestServer, startSmtpServer } from '../../gateways/mail/testing/smtp-server.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { createUnitOfWork } from '../../platform/unit-of-work.ts';
import { unsubscribeLink } from './domain/unsubscribe-token.ts';
import { mailSweep, notificationJobs, notifyUser, notifyUsers, queueEmail } from './public.ts';

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const clock = testClock();

let app: TestApp;
let server: SmtpTestServer;
let mail: ReturnType<typeof createSmtpMail>;
let user: SignedInUser;

beforeAll(async () => {
  app = await createTestApp();
  server = await startSmtpServer();
  mail = createSmtpMail({
    url: server.url,
    from: 'Titian <no-reply@titian.example>',
    requireTls: false,
    timeoutMs: 5_000,
    maxConnections: 2,
  });
  user = await registerUser(app);
  await sweep();
});
afterAll(async () => {
  mail.close();
  await server.stop();
  await app.finish();
});
beforeEach(() => {
  server.behave({});
});

/** The product's work at the test's clock, so that waits pass without waiting. */
async function parts() {
  const work = await app.work.query(scope, async (ctx) =>
    createUnitOfWork({
      database: app.database,
      clock,
      fieldEncryption: ctx.fieldEncryption,
      log: ctx.log,
      security: ctx.security,
    }),
  );
  return { work, mail, siteUrl: 'https://titian.example', apiBase: '/api' };
}

const sweep = async () => mailSweep(await parts()).run();

async function run(task: string, payload: Record<string, string> = {}) {
  await notificationJobs(await parts())[task]?.(payload, scope);
}

/** Queues a mail to an address of its own and answers its id and address. */
async function queue(dedupeKey: string = randomUUID()) {
  const to = `somebody.${randomUUID()}@example.com`;
  const { work } = await parts();
  await work.command(scope, (ctx) =>
    queueEmail(ctx, {
      ...{ userId: null, to, name: 'Aminah', dedupeKey },
      template: 'step_up_code',
      params: { code: '123456', minutes: 10 },
    }),
  );
  const row = await app.database.reader.db
    .selectFrom('emails')
    .selectAll()
    .where('dedupe_key', '=', dedupeKey)
    .executeTakeFirstOrThrow();
  return { id: row.id, to };
}

async function stored(id: string) {
  return app.database.reader.db
    .selectFrom('emails')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const received = (to: string) => server.messages.filter((one) => one.includes(`To: ${to}`));

describe('the greeting', () => {
  it.each([
    ['step_up_code', 'Aminah', 'Aminah'],
    ['step_up_code', 'Claim at https://prize.test', null],
    ['verify_email', 'Aminah', null],
    ['verify_new_email', 'Aminah', null],
    ['password_reset_unverified', 'Aminah', null],
  ] as const)('of %s to %s names %s', async (template, name, greeted) => {
    const { work } = await parts();
    const to = `somebody.${randomUUID()}@example.com`;
    const params = { code: '123456', minutes: 10, token: 'abcdefghijklmnop' };
    const mail = { userId: null, to, name, dedupeKey: `greeting:${to}`, template, params };
    await work.command(scope, (ctx) => queueEmail(ctx, mail));
    expect((await mailTo(app, to, template)).name).toBe(greeted);
  });
});

describe('a mail server that fails', () => {
  it('delays a mail, which then leaves once', async () => {
    const { id, to } = await queue();
    server.behave({ MAIL: '451 try again later' });
    await run('send_email', { email_id: id });
    expect(await stored(id)).toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.anything() });
    server.behave({});
    await sweep();
    expect(received(to)).toHaveLength(0);
    clock.moveBy(61_000);
    await sweep();
    await sweep();
    expect(received(to)).toHaveLength(1);
    expect(await stored(id)).toMatchObject({ state: 'sent', attempts: 2, last_error: null });
  });

  it('that is not there for an hour delays it, longer each time, and loses and doubles nothing', async () => {
    const { id, to } = await queue();
    server.behave({ MAIL: 'hang_up' });
    const waits: number[] = [];
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await run('send_email', { email_id: id });
      const { next_at: next } = await stored(id);
      const wait = next.getTime() - clock.now().getTime();
      waits.push(wait / 60_000);
      clock.moveBy(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 10, 10, 10, 10, 10]);
    expect(received(to)).toHaveLength(0);
    server.behave({});
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(received(to)).toHaveLength(1);
  });

  it('for five days is given up on', async () => {
    const { id } = await queue();
    server.behave({ MAIL: 'hang_up' });
    clock.moveBy(5 * 86_400_000 + 1_000);
    await run('send_email', { email_id: id });
    expect(await stored(id)).toMatchObject({ state: 'refused' });
  });

  it('and rejects the address ends the mail at once', async () => {
    const { id, to } = await queue();
    server.behave({ RCPT: '550 no such person' });
    await run('send_email', { email_id: id });
    expect(await stored(id)).toMatchObject({ state: 'refused', attempts: 1 });
    server.behave({});
    clock.moveBy(3_600_000);
    await sweep();
    expect(received(to)).toHaveLength(0);
  });
});

describe('a queued mail', () => {
  it('is in the language of its recipient, and the notice too', async () => {
    const reader = await registerUser(app);
    await call(app, 'userUpdateInfo', { headers: reader.headers, body: { locale: 'ms' } });
    const { work } = await parts();
    await work.command(scope, (ctx) =>
      notifyUsers(ctx, [
        {
          ...{ userId: reader.userId, dedupeKey: randomUUID(), template: 'topup_credited' },
          params: { amount: '200.00', refNumber: 'T-1', balance: '200.00' },
        },
      ]),
    );
    await run('send_due_emails');
    const sent = received(reader.email).find((one) => one.includes('Tambah nilai anda telah diterima'));
    expect(sent).toMatch(/^Subject: RM 200.00 telah diterima/m);
    const { body } = await call(app, 'notificationsData', { headers: reader.headers, query: { limit: '1' } });
    expect(body.items[0]).toMatchObject({ title: 'RM 200.00 telah diterima', link: '/notes' });
  });

  it('is not sent when its transaction is undone', async () => {
    const to = `nobody.${randomUUID()}@example.com`;
    const undone = app.work.command(scope, async (ctx) => {
      await queueEmail(ctx, {
        ...{ userId: null, to, name: null, dedupeKey: randomUUID() },
        template: 'address_known',
        params: {},
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await mailsTo(app, to)).toEqual([]);
  });

  it('is sent once however often its event is reported', async () => {
    const key = randomUUID();
    const { id } = await queue(key);
    await queue(key);
    const rows = await app.database.reader.db
      .selectFrom('emails')
      .select('id')
      .where('dedupe_key', '=', key)
      .execute();
    expect(rows).toEqual([{ id }]);
  });

  it('is sent once by workers that all take it at the same time', async () => {
    const { id, to } = await queue();
    await Promise.all([
      run('send_email', { email_id: id }),
      run('send_email', { email_id: id }),
      run('send_due_emails'),
      sweep(),
    ]);
    expect(received(to)).toHaveLength(1);
  });

  it('holds address and content encrypted', async () => {
    const { id, to } = await queue();
    const row = await stored(id);
    expect(row.to_enc.includes(to)).toBe(false);
    expect(row.params_enc.includes('123456')).toBe(false);
  });

  it('carries an id that stays the same, so that a repeated attempt is seen as one', async () => {
    const { id, to } = await queue();
    await run('send_email', { email_id: id });
    expect(received(to)[0]).toContain(`Message-ID: <${id}@titian.example>`);
  });

  it('leaves with many others in turns', async () => {
    const queued = await Promise.all(Array.from({ length: 25 }, () => queue()));
    await run('send_due_emails');
    for (const { to } of queued) {
      expect(received(to)).toHaveLength(1);
    }
  });
});

describe('notifications for customers', () => {
  const notification = (userId: string, dedupeKey: string) => ({
    ...{ userId, dedupeKey },
    template: 'note_listed' as const,
    params: { noteNumber: 'N-1', amount: '5000.00', closesOn: '2026-12-05' },
  });

  const noticesOf = (userId: string) =>
    app.database.reader.db
      .selectFrom('notifications')
      .select(['kind', 'category'])
      .where('user_id', '=', userId)
      .execute();

  it('go to the mailbox and the list, once per event', async () => {
    const key = randomUUID();
    await app.work.command(scope, (ctx) => notifyUsers(ctx, [notification(user.userId, key)]));
    await app.work.command(scope, (ctx) => notifyUsers(ctx, [notification(user.userId, key)]));
    const mails = (await mailsTo(app, user.email)).filter((one) => one.template === 'note_listed');
    expect(mails).toHaveLength(1);
    expect((await noticesOf(user.userId)).filter((one) => one.kind === 'note_listed')).toEqual([
      { kind: 'note_listed', category: 'campaigns' },
    ]);
  });

  it('reach a customer who has opted out by mail only where money or security is concerned', async () => {
    const quiet = await registerUser(app);
    await app.work.command(scope, (ctx) =>
      ctx.tx.db.updateTable('users').set({ email_opt_in: false }).where('id', '=', quiet.userId).execute(),
    );
    await app.work.command(scope, (ctx) =>
      notifyUsers(ctx, [
        notification(quiet.userId, randomUUID()),
        {
          ...{ userId: quiet.userId, dedupeKey: randomUUID(), template: 'withdrawal_rejected' },
          params: { amount: '10.00', reason: 'The account is closed.' },
        },
      ]),
    );
    const mails = (await mailsTo(app, quiet.email)).map((one) => one.template);
    expect(mails).toContain('withdrawal_rejected');
    expect(mails).not.toContain('note_listed');
    expect(await noticesOf(quiet.userId)).toHaveLength(2);
  });

  it('carry a link that switches off the category of the mail', async () => {
    const owner = await registerUser(app, { role: 'businessowner' });
    await app.work.command(scope, (ctx) => notifyUsers(ctx, [notification(owner.userId, randomUUID())]));
    await sweep();
    const sent = received(owner.email).map((one) => one.replaceAll(/\r\n[ \t]/g, ' '));
    const tokens = sent.flatMap((one) => /one-click\/([\w-]+)>/.exec(one)?.[1] ?? []);
    const links = await app.work.query(scope, async (ctx) =>
      tokens.map((one) => unsubscribeLink(ctx.fieldEncryption, one)),
    );
    expect(links).toEqual([{ userId: owner.userId, category: 'campaigns' }]);
  });

  it('without a recipient are dropped', async () => {
    await app.work.command(scope, (ctx) => notifyUsers(ctx, [notification(randomUUID(), randomUUID())]));
    await app.work.command(scope, (ctx) => notifyUsers(ctx, []));
  });

  it('can be put into the list alone', async () => {
    const notice = {
      userId: user.userId,
      category: 'money' as const,
      kind: 'topup_held',
      params: { amount: '1.00' },
    };
    await app.work.command(scope, (ctx) => notifyUser(ctx, notice));
    expect((await noticesOf(user.userId)).map((one) => one.kind)).toContain('topup_held');
  });
});
