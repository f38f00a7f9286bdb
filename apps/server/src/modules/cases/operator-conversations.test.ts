import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { readCase } from '../../../test/builders/cases.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInOperator,
  type SignedInUser,
  signInOperator,
  stepUpCode,
} from '../../../test/builders/identity.ts';
import { mailTo } from '../../../test/builders/mails.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';

let app: TestApp;
let support: SignedInOperator;
let customer: SignedInUser;
beforeAll(async () => {
  app = await createTestApp();
  support = await signInOperator(app, ['support'], 'Siti Support');
  customer = await registerUser(app);
}, 60_000);
afterAll(() => app.finish());

const write = async (change: object = {}, headers: Headers = support.headers, files = 0) =>
  call(app, 'operatorStartConversation', {
    headers,
    body: { customer_id: customer.userId, subject: 'Your document', text: 'It has expired.', ...change },
    files: await Promise.all(Array.from({ length: files }, (_one, at) => picture('files', `${at}.png`))),
  });
const listOf = async ({ headers }: SignedInUser) =>
  (await call(app, 'userConversations', { headers })).body.items;
const replyTo = ({ headers }: SignedInUser, id: string) =>
  call(app, 'userReplyToConversation', { headers, params: { id }, body: { text: 'Here it is' } });

describe('no operator writes', () => {
  it('without a sign-in, as a customer, or in a role that does not work on cases', async () => {
    expect((await write({}, xhr)).status).toBe(401);
    expect((await write({}, customer.headers)).status).toBe(401);
    for (const role of ['administrator', 'onboarding'] as const) {
      const { headers } = await signInOperator(app, [role]);
      expect((await write({}, headers)).error.code).toBe('role');
    }
    expect(await listOf(customer)).toEqual([]);
  });

  it.each([
    ['to nobody', { customer_id: NOBODY }, 'customer_id'],
    ['to what is no id', { customer_id: 'x' }, 'customer_id'],
    ['without a subject', { subject: ' ' }, 'subject'],
    ['without a text', { text: '' }, 'text'],
    ['a text that is too long', { text: 'x'.repeat(4001) }, 'text'],
  ])('%s', async (_case, change, field) => {
    const rejected = await write(change);
    expect([rejected.status, Object.keys(rejected.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('with six files, or with fields that are not of the form', async () => {
    expect(Object.keys((await write({}, support.headers, 6)).error.errors ?? {})).toEqual(['files']);
    expect((await write({ kind: 'complaint' })).status).toBe(422);
    expect(await listOf(customer)).toEqual([]);
  });

  it('to a customer who has closed the account', async () => {
    const gone = await registerUser(app);
    const closed = await call(app, 'userCloseAccount', {
      headers: gone.headers,
      body: { otp_code: await stepUpCode(app, gone) },
    });
    expect(closed.status).toBe(200);
    const rejected = await write({ customer_id: gone.userId });
    expect(rejected.error.errors).toEqual({
      customer_id: ['This customer has closed the account and reads no messages any more.'],
    });
  });
});

describe('a conversation that an operator begins', () => {
  it('waits for its customer, who is notified with a link, reads, replies and is answered', async () => {
    const person = await registerUser(app);
    const started = await write({ customer_id: person.userId }, support.headers, 1);
    expect(started.status).toBe(201);
    const { id, number } = started.body.case;
    expect(started.body.case).toMatchObject({
      ...{ kind: 'message', state: 'waiting', due_at: null, owner: { id: support.operatorId } },
      ...{ customer: { id: person.userId }, opened_by: 'Siti Support' },
      entries: [{ kind: 'answer', text: 'It has expired.', files: [{ name: '0.png' }] }],
      can: { answer: true },
    });
    const mail = await mailTo(app, person.email, 'conversation_started');
    expect(mail.params).toEqual({ number, conversationId: id });
    expect(JSON.stringify(mail)).not.toContain('expired');
    expect(await listOf(person)).toMatchObject([{ id, started_by: 'titian', state: 'waiting', unread: 1 }]);
    const { body } = await call(app, 'userConversation', { headers: person.headers, params: { id } });
    expect(body.conversation.messages).toMatchObject([{ from: 'titian', files: [{ name: '0.png' }] }]);
    expect(JSON.stringify(body)).not.toContain('Siti');

    expect((await replyTo(person, id)).body.conversation.state).toBe('open');
    const { version, due_at: due } = await readCase(app, support.headers, id);
    expect(due).not.toBeNull();
    const answered = await call(app, 'operatorAnswerCase', {
      ...{ headers: support.headers, params: { id } },
      body: { version, text: 'Thank you' },
    });
    expect(answered.body.case).toMatchObject({ state: 'waiting', can: { answer: true } });
  });

  it('is not found by other customers', async () => {
    const { id } = (await write()).body.case;
    const stranger = await registerUser(app);
    const read = await call(app, 'userConversation', { headers: stranger.headers, params: { id } });
    expect(read.error.code).toBe('not_found');
    expect((await replyTo(stranger, id)).error.code).toBe('not_found');
  });

  it("counts towards none of the customer's conversations", async () => {
    const person = await registerUser(app);
    await Promise.all(Array.from({ length: 6 }, () => write({ customer_id: person.userId })));
    const own = { kind: 'message', subject: 'Mine', text: 'A question' };
    const sent = await call(app, 'userStartConversation', { headers: person.headers, body: own });
    expect(sent.status).toBe(201);
    expect(await listOf(person)).toHaveLength(7);
  });

  it("is in the customer's data export", async () => {
    const person = await registerUser(app);
    await write({ customer_id: person.userId });
    const scope = { actor: { kind: 'user', id: person.userId } as const, dateShiftDays: 0, requestId: null };
    const tables = await app.work.query(scope, async (ctx) =>
      Promise.all(app.contributions.exportReaders.map((reader) => reader.read(ctx, person.userId))),
    );
    expect(tables.flat().find(({ name }) => name === 'conversations')?.rows).toMatchObject([
      { started_by: 'titian', subject: 'Your document' },
    ]);
  });
});
