import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { alertCase, conversationOf, newConversation, readCase } from '../../../test/builders/cases.ts';
import { call, type Headers, type TestFile, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
let support: SignedInOperator;
let compliance: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  support = await signInOperator(app, ['support'], 'Siti Support');
  compliance = await signInOperator(app, ['compliance'], 'Chong Compliance');
  // The folder of the storage is there from the first file on.
  await start((await registerUser(app)).headers, [await attached('first.png')]);
}, 60_000);
afterAll(() => app.finish());

const attached = (name: string): Promise<TestFile> => picture('files', name);
const start = async (headers: Headers, files: readonly TestFile[]) =>
  call(app, 'userStartConversation', { headers, body: newConversation(), files });
const replyTo = (headers: Headers, id: string, files: readonly TestFile[]) =>
  call(app, 'userReplyToConversation', { headers, params: { id }, body: { text: 'As requested' }, files });
const note = ({ headers }: { readonly headers: Headers }, id: string, files: readonly TestFile[]) =>
  call(app, 'operatorNoteCase', { headers, params: { id }, body: { text: 'For us' }, files });
const answer = (id: string, version: number, files: readonly TestFile[], headers = support.headers) =>
  call(app, 'operatorAnswerCase', { headers, params: { id }, body: { version, text: 'For you' }, files });
const open = (headers: Headers, id: string) => call(app, 'download', { headers, query: { id } });
const fieldsOf = ({ error }: { readonly error: { readonly errors?: object } }) =>
  Object.keys(error.errors ?? {});

/** How many files lie in the storage, and how many rows say so. */
async function stored(): Promise<[number, number]> {
  const folder = join(app.config.DATA_DIR, 'files');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const rows = await app.database.reader.db.selectFrom('files').select('id').execute();
  return [names.filter((one) => statSync(join(folder, one)).isFile()).length, rows.length];
}

/** What an operator sees attached in a case, by the name of the file. */
async function idsByName(id: string, headers = support.headers): Promise<Record<string, string>> {
  const { entries } = await readCase(app, headers, id);
  return Object.fromEntries(entries.flatMap(({ files }) => files.map((file) => [file.name, file.id])));
}

describe('nothing is attached or kept', () => {
  it('of guests, of operators in place of customers, and of administrators', async () => {
    const administrator = await signInOperator(app, ['administrator']);
    const id = await conversationOf(app, (await registerUser(app)).headers);
    const files = [await attached('a.png')];
    const before = await stored();
    expect((await start(xhr, files)).status).toBe(401);
    expect((await start(support.headers, files)).status).toBe(401);
    expect((await replyTo(xhr, id, files)).status).toBe(401);
    expect((await note({ headers: xhr }, id, files)).status).toBe(401);
    expect((await note(administrator, id, files)).error.code).toBe('role');
    expect((await answer(id, 1, files, administrator.headers)).error.code).toBe('role');
    expect(await stored()).toEqual(before);
  });

  it('in a conversation of somebody else or a case that is not to be known of', async () => {
    const id = await conversationOf(app, (await registerUser(app)).headers);
    const alert = await alertCase(app);
    const files = [await attached('a.png')];
    const before = await stored();
    expect((await replyTo((await registerUser(app)).headers, id, files)).error.code).toBe('not_found');
    expect((await note(support, alert, files)).error.code).toBe('not_found');
    expect((await answer(alert, 1, files)).error.code).toBe('not_found');
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['six files', async () => Promise.all(Array.from({ length: 6 }, (_one, at) => attached(`${at}.png`)))],
    [
      'a text that is named as a picture',
      async () => [
        { ...(await attached('a.png')), bytes: new TextEncoder().encode('<svg onload=alert(1)>') },
      ],
    ],
    ['an empty file', async () => [{ ...(await attached('a.png')), bytes: new Uint8Array() }]],
  ])('of %s', async (_case, made) => {
    const { headers } = await registerUser(app);
    const id = await conversationOf(app, headers);
    const files = await made();
    const before = await stored();
    const answers = [
      await start(headers, files),
      await replyTo(headers, id, files),
      await note(support, id, files),
      await answer(id, 1, files),
    ];
    for (const rejected of answers) {
      expect([rejected.status, fieldsOf(rejected)]).toEqual([422, ['files']]);
    }
    expect(await stored()).toEqual(before);
    expect((await readCase(app, support.headers, id)).entries).toHaveLength(1);
  });

  it('beyond a limit of messages, of an answer at an old version, and of one answer of two at once', async () => {
    const { headers } = await registerUser(app);
    const id = await conversationOf(app, headers);
    const files = [await attached('a.png')];
    const [bytes, rows] = await stored();
    expect((await answer(id, 9, files)).error.code).toBe('case_changed');
    const both = await Promise.all([answer(id, 1, files), answer(id, 1, files)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toEqual([bytes + 1, rows + 1]);
    await Promise.all(Array.from({ length: 4 }, () => start(headers, [])));
    expect((await start(headers, files)).error.code).toBe('conversation_limit');
    expect(await stored()).toEqual([bytes + 1, rows + 1]);
  });
});

describe('attachments', () => {
  it('of messages are read by both sides, those of notes by operators alone', async () => {
    const customer = await registerUser(app);
    const started = await start(customer.headers, [
      await attached('first.png'),
      await attached('second.png'),
    ]);
    expect(started.body.conversation.messages[0]?.files.map(({ name }) => name)).toEqual([
      'first.png',
      'second.png',
    ]);
    const { id } = started.body.conversation;
    await note(support, id, [await attached('internal.png')]);
    const { version } = await readCase(app, support.headers, id);
    await answer(id, version, [await attached('answer.png')]);
    await replyTo(customer.headers, id, [await attached('third.png')]);

    const { entries } = await readCase(app, support.headers, id);
    expect(entries.map(({ kind, files }) => [kind, files.map(({ name }) => name)])).toEqual([
      ['customer', ['first.png', 'second.png']],
      ['note', ['internal.png']],
      ['answer', ['answer.png']],
      ['customer', ['third.png']],
    ]);
    const { body } = await call(app, 'userConversation', { headers: customer.headers, params: { id } });
    expect(body.conversation.messages.map(({ files }) => files.map(({ name }) => name))).toEqual([
      ['first.png', 'second.png'],
      ['answer.png'],
      ['third.png'],
    ]);
    expect(JSON.stringify(body)).not.toContain('internal.png');

    const ids = await idsByName(id);
    for (const [name, fileId] of Object.entries(ids)) {
      const isInternal = name === 'internal.png';
      expect([name, (await open(customer.headers, fileId)).status]).toEqual([name, isInternal ? 404 : 200]);
      expect((await open((await registerUser(app)).headers, fileId)).status).toBe(404);
      expect((await open(support.headers, fileId)).status).toBe(200);
    }
    const onboarding = await signInOperator(app, ['onboarding']);
    expect((await open(onboarding.headers, ids['first.png'] ?? '')).error.code).toBe('role');
  });

  it('are opened on the record, as the picture that was sent', async () => {
    const customer = await registerUser(app);
    const { id } = (await start(customer.headers, [await attached('mine.png')])).body.conversation;
    const fileId = (await idsByName(id))['mine.png'] ?? '';
    const link = await open(support.headers, fileId);
    const opened = await app.app.inject({ method: 'GET', url: link.body.url });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/png']);
    const events = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', fileId)
      .execute();
    expect(events).toEqual([{ action: 'file.read', actor_id: support.operatorId }]);
  });

  it('of an answer and of a note are uploads in the audit log', async () => {
    const id = await conversationOf(app, (await registerUser(app)).headers);
    await answer(id, 1, [await attached('answer.png')]);
    await note(support, id, [await attached('internal.png')]);
    for (const fileId of Object.values(await idsByName(id))) {
      const events = await app.database.reader.db
        .selectFrom('audit_events')
        .select(['action', 'actor_id'])
        .where('subject_id', '=', fileId)
        .execute();
      expect(events).toEqual([{ action: 'file.uploaded', actor_id: support.operatorId }]);
    }
  });

  it('of an alert are opened by compliance alone', async () => {
    const id = await alertCase(app);
    expect((await note(compliance, id, [await attached('evidence.png')])).status).toBe(200);
    const fileId = (await idsByName(id, compliance.headers))['evidence.png'] ?? '';
    expect((await open(compliance.headers, fileId)).status).toBe(200);
    for (const role of ['support', 'credit', 'finance', 'administrator'] as const) {
      const { headers } = await signInOperator(app, [role]);
      expect([role, (await open(headers, fileId)).error.code]).toEqual([role, 'role']);
    }
  });

  it('are opened by a disabled account too, which opens nothing else', async () => {
    const customer = await registerUser(app);
    await call(app, 'investorApply', {
      headers: customer.headers,
      body: { submit: '0', version: '0' },
      files: [await picture('identity_front', 'ic.png')],
    });
    const { body } = await call(app, 'investorCheckApplications', { headers: customer.headers });
    await proposeAndApprove(app, {
      kind: 'account_state',
      subjectId: customer.userId,
      after: { account_status: 'Inactive', reason: 'Asked by its owner' },
    });
    const { id } = (await start(customer.headers, [await attached('mine.png')])).body.conversation;
    const fileId = (await idsByName(id))['mine.png'] ?? '';
    expect((await open(customer.headers, fileId)).status).toBe(200);
    const identity = body.application?.identity_front[0]?.id ?? '';
    expect((await open(customer.headers, identity)).error.code).toBe('account_inactive');
  });

  it("are in the data export of their customer, and a note's are not", async () => {
    const customer = await registerUser(app);
    const { id } = (await start(customer.headers, [await attached('mine.png')])).body.conversation;
    await answer(id, 1, [await attached('answer.png')]);
    await note(support, id, [await attached('internal.png')]);
    const scope = {
      actor: { kind: 'user', id: customer.userId } as const,
      dateShiftDays: 0,
      requestId: null,
    };
    const tables = await app.work.query(scope, async (ctx) =>
      Promise.all(app.contributions.exportReaders.map((reader) => reader.read(ctx, customer.userId))),
    );
    const messages = tables.flat().find(({ name }) => name === 'messages');
    expect(messages?.rows).toMatchObject([{ attachments: 'mine.png' }, { attachments: 'answer.png' }]);
    const files = JSON.stringify(tables.flat().find(({ name }) => name === 'files'));
    expect([files.includes('mine.png'), files.includes('answer.png')]).toEqual([true, true]);
    expect(JSON.stringify(tables)).not.toContain('internal.png');
  });
});
