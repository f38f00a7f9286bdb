import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  closeCase,
  complaintResolution,
  conversationOf,
  newConversation,
  readCase,
} from '../../../test/builders/cases.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import {
  registerUser,
  type SignedInOperator,
  type SignedInUser,
  signInOperator,
} from '../../../test/builders/identity.ts';
import { mailsTo, mailTo } from '../../../test/builders/mails.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';
const SECRET = 'Do not tell anybody: his story smells';

let app: TestApp;
let support: SignedInOperator;
let writer: SignedInUser;
beforeAll(async () => {
  app = await createTestApp();
  support = await signInOperator(app, ['support'], 'Siti Support');
  writer = await registerUser(app);
}, 60_000);
afterAll(() => app.finish());

const start = (headers: Headers, change: object = {}) =>
  call(app, 'userStartConversation', { headers, body: newConversation(change) });
const replyTo = (headers: Headers, id: string, text: unknown = 'And?') =>
  call(app, 'userReplyToConversation', { headers, params: { id }, body: { text } });
const readAs = (headers: Headers, id: string) => call(app, 'userConversation', { headers, params: { id } });
const listOf = async (headers: Headers) => (await call(app, 'userConversations', { headers })).body.items;
const answer = async (id: string, text: string) => {
  const { version } = await readCase(app, support.headers, id);
  return call(app, 'operatorAnswerCase', {
    headers: support.headers,
    params: { id },
    body: { version, text },
  });
};
const close = (id: string, resolution: object | null = complaintResolution()) =>
  closeCase(app, support.headers, id, resolution);
const auditOf = (id: string) =>
  app.database.reader.db.selectFrom('audit_events').selectAll().where('subject_id', '=', id).execute();

describe('nobody writes or reads', () => {
  it('without a sign-in, or as an operator', async () => {
    for (const headers of [bearer('x'.repeat(43)), support.headers]) {
      expect((await start(headers)).status).toBe(401);
      expect((await call(app, 'userConversations', { headers })).status).toBe(401);
      expect((await readAs(headers, NOBODY)).status).toBe(401);
      expect((await replyTo(headers, NOBODY)).status).toBe(401);
    }
  });

  it.each([
    ['of an unknown kind', { kind: 'alert' }, 'kind'],
    ['without a subject', { subject: '  ' }, 'subject'],
    ['with a subject that is too long', { subject: 'x'.repeat(121) }, 'subject'],
    ['with a subject of two lines', { subject: 'one\ntwo' }, 'subject'],
    ['without a text', { text: '' }, 'text'],
    ['with a text that is too long', { text: 'x'.repeat(4001) }, 'text'],
    ['with what cannot be stored', { text: 'a\u0000b' }, 'text'],
  ])('a message %s', async (_case, change, field) => {
    const rejected = await start(writer.headers, change);
    expect([rejected.status, Object.keys(rejected.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('with fields that are not of the form', async () => {
    expect((await start(writer.headers, { priority: 'high' })).status).toBe(422);
    const id = await conversationOf(app, (await registerUser(app)).headers);
    const params = { id };
    const sent = await call(app, 'userReplyToConversation', {
      ...{ headers: writer.headers, params },
      body: { text: 'x', state: 'closed' },
    });
    expect(sent.status).toBe(422);
  });

  it('in a conversation of somebody else, which is not found like one that is not there', async () => {
    const id = await conversationOf(app, writer.headers);
    const other = await registerUser(app);
    for (const target of [id, NOBODY]) {
      expect((await readAs(other.headers, target)).error.code).toBe('not_found');
      expect((await replyTo(other.headers, target)).error.code).toBe('not_found');
      const marked = await call(app, 'userReadConversation', {
        headers: other.headers,
        params: { id: target },
      });
      expect(marked.error.code).toBe('not_found');
    }
    expect(await listOf(other.headers)).toEqual([]);
    await close(id);
  });
});

describe('limits', () => {
  it('hold five conversations open at a time, also of calls at once', async () => {
    const eager = await registerUser(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => start(eager.headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(3).fill(409),
    ]);
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected?.error).toMatchObject({
      code: 'conversation_limit',
      message: 'You may have 5 open conversations at a time. Please reply in one of them.',
    });
    const [first] = await listOf(eager.headers);
    await close(first?.id ?? '');
    expect((await start(eager.headers)).status).toBe(201);
  });

  it('hold thirty messages within a day', async () => {
    const eager = await registerUser(app);
    const id = await conversationOf(app, eager.headers);
    for (let sent = 1; sent < 30; sent += 1) {
      expect((await replyTo(eager.headers, id)).status).toBe(200);
    }
    expect((await replyTo(eager.headers, id)).error.code).toBe('message_limit');
    expect((await start(eager.headers)).error.code).toBe('message_limit');
    const later = new Date(app.work.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect((await replyTo(dated(eager.headers, later), id)).status).toBe(200);
  });
});

describe('a conversation', () => {
  it('is written, answered, read, continued and closed', async () => {
    const customer = await registerUser(app);
    const hostile = '<script>alert(1)</script> \u202e{{number}} $& %s "\'; drop table cases;--';
    const started = await start(customer.headers, { text: hostile, kind: 'message' });
    expect(started.status).toBe(201);
    const { id, number } = started.body.conversation;
    expect(number).toMatch(/^C-\d{6}$/);
    expect(started.body.conversation.messages).toMatchObject([{ from: 'customer', text: hostile }]);

    expect((await answer(id, 'We are looking into it.')).status).toBe(200);
    expect(await listOf(customer.headers)).toMatchObject([{ id, state: 'waiting', unread: 1 }]);
    const { body } = await readAs(customer.headers, id);
    expect(body.conversation.messages.map(({ from, text }) => [from, text])).toEqual([
      ['customer', hostile],
      ['titian', 'We are looking into it.'],
    ]);
    // Nothing says who of us answered, how urgent it is, or whose it is.
    expect(JSON.stringify(body)).not.toMatch(/Siti|priority|owner|due/);
    await call(app, 'userReadConversation', { headers: customer.headers, params: { id } });
    expect(await listOf(customer.headers)).toMatchObject([{ id, unread: 0 }]);

    expect((await close(id, null)).status).toBe(200);
    expect(await listOf(customer.headers)).toMatchObject([{ state: 'closed' }]);
    expect((await replyTo(customer.headers, id)).body.conversation.state).toBe('open');
    const actions = (await auditOf(id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['case.customer_wrote', 'case.reopened']));
  });

  it('notifies of an answer by a link and never by its text', async () => {
    const customer = await registerUser(app);
    const id = await conversationOf(app, customer.headers);
    await answer(id, 'A text that no mailbox has');
    const mail = await mailTo(app, customer.email, 'conversation_answered');
    const { number } = await readCase(app, support.headers, id);
    expect(mail.params).toEqual({ number, conversationId: id });
    const { body } = await call(app, 'notificationsData', { headers: customer.headers });
    expect(body.items[0]).toMatchObject({ category: 'messages', link: `/account/messages/${id}` });
    expect(JSON.stringify([mail, body])).not.toContain('mailbox has');
    await answer(id, 'And a second one');
    const mails = await mailsTo(app, customer.email);
    expect(mails.filter(({ template }) => template === 'conversation_answered')).toHaveLength(2);
  });

  it('may be begun and continued by a disabled account', async () => {
    const customer = await registerUser(app);
    await proposeAndApprove(app, {
      kind: 'account_state',
      subjectId: customer.userId,
      after: { account_status: 'Inactive', reason: 'Asked by its owner' },
    });
    const id = await conversationOf(app, customer.headers);
    expect((await replyTo(customer.headers, id)).status).toBe(200);
    expect(await listOf(customer.headers)).toHaveLength(1);
  });

  it('stands in no audit event and in no log entry with its text', async () => {
    const customer = await registerUser(app);
    const id = await conversationOf(app, customer.headers, {
      subject: 'Zebra stripes',
      text: 'Zebra crossing',
    });
    await answer(id, 'Zebra answered');
    expect(JSON.stringify(await auditOf(id))).not.toContain('Zebra');
  });
});

describe('what operators write among themselves', () => {
  it('reaches the customer nowhere: not in the conversation, a notice, a mail or the data export', async () => {
    const customer = await registerUser(app);
    const id = await conversationOf(app, customer.headers);
    const noted = await call(app, 'operatorNoteCase', {
      ...{ headers: support.headers, params: { id } },
      body: { text: SECRET },
    });
    expect(noted.body.case.entries).toMatchObject([{ kind: 'customer' }, { kind: 'note', text: SECRET }]);
    await call(app, 'operatorOpenCase', {
      headers: support.headers,
      body: {
        ...{ kind: 'complaint', subject: SECRET, priority: 'high', note: SECRET },
        ...{ customer_id: customer.userId, links: [] },
      },
    });
    await answer(id, 'An answer');
    const { headers } = customer;
    const scope = {
      actor: { kind: 'user', id: customer.userId } as const,
      dateShiftDays: 0,
      requestId: null,
    };
    const exported = await app.work.query(scope, async (ctx) =>
      Promise.all(app.contributions.exportReaders.map((reader) => reader.read(ctx, customer.userId))),
    );
    const seen = [
      (await call(app, 'userConversations', { headers })).body,
      (await readAs(headers, id)).body,
      (await replyTo(headers, id)).body,
      (await call(app, 'notificationsData', { headers })).body,
      await mailsTo(app, customer.email),
      exported,
    ];
    expect(JSON.stringify(seen)).not.toContain('smells');
    expect(JSON.stringify(seen)).toContain('An answer');
    expect(await listOf(headers)).toHaveLength(1);
    const [conversations, messages] = exported
      .flat()
      .filter(({ name }) => /conversations|^messages/.test(name));
    expect([conversations?.rows.length, messages?.rows.length]).toEqual([1, 2]);
  });
});

it('an open conversation does not stop the closing of an account', async () => {
  const customer = await registerUser(app);
  await conversationOf(app, customer.headers);
  const { body } = await call(app, 'userReadClosing', { headers: customer.headers });
  expect(JSON.stringify(body)).not.toMatch(/conversation|message_/);
});
