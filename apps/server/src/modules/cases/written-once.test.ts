import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { picture } from '../../../test/builders/application-forms.ts';
import { conversationOf, newCase, newConversation, readCase } from '../../../test/builders/cases.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';

let app: TestApp;
let support: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  support = await signInOperator(app, ['support'], 'Siti Support');
}, 60_000);
afterAll(() => app.finish());

/** A call that writes something, as a client sends it with a key. */
interface Writing {
  /** Sends it, with another text where one is given. */
  readonly send: (key: string, text?: string) => Promise<{ status: number; error: { code?: string } }>;
  /** How often it is there. */
  readonly count: () => Promise<number>;
}

const keyed = (headers: Headers, key: string): Headers =>
  key === '' ? headers : { ...headers, 'idempotency-key': key };

async function written(table: 'cases' | 'case_notes' | 'case_messages' | 'files'): Promise<number> {
  return (await app.database.reader.db.selectFrom(table).select('id').execute()).length;
}

const writings: readonly [string, () => Promise<Writing>][] = [
  [
    'a note',
    async () => {
      const { headers } = support;
      const id = await conversationOf(app, (await registerUser(app)).headers);
      const files = [await picture('files', 'a.png')];
      return {
        send: (key, text = 'For us') =>
          call(app, 'operatorNoteCase', {
            ...{ headers: keyed(headers, key), params: { id }, files },
            body: { text },
          }),
        count: () => written('case_notes'),
      };
    },
  ],
  [
    'an answer',
    async () => {
      const id = await conversationOf(app, (await registerUser(app)).headers);
      const files = [await picture('files', 'a.png')];
      return {
        send: async (key, text = 'For you') => {
          // Without a key each is written at the version that it has read.
          const version = key === '' ? (await readCase(app, support.headers, id)).version : 1;
          const sending = { headers: keyed(support.headers, key), params: { id }, files };
          return call(app, 'operatorAnswerCase', { ...sending, body: { version, text } });
        },
        count: () => written('case_messages'),
      };
    },
  ],
  [
    'the conversation of an operator',
    async () => {
      const { userId } = await registerUser(app);
      const files = [await picture('files', 'a.png')];
      return {
        send: (key, text = 'It has expired.') =>
          call(app, 'operatorStartConversation', {
            ...{ headers: keyed(support.headers, key), files },
            body: { customer_id: userId, subject: 'Your document', text },
          }),
        count: () => written('cases'),
      };
    },
  ],
  [
    'a case',
    async () => ({
      send: (key, text = 'The bank called') =>
        call(app, 'operatorOpenCase', {
          ...{ headers: keyed(support.headers, key), body: newCase({ note: text }) },
        }),
      count: () => written('cases'),
    }),
  ],
  [
    'the conversation of a customer',
    async () => {
      const { headers } = await registerUser(app);
      const files = [await picture('files', 'a.png')];
      return {
        send: (key, text = 'Where is it?') =>
          call(app, 'userStartConversation', {
            ...{ headers: keyed(headers, key), files, body: newConversation({ text }) },
          }),
        count: () => written('cases'),
      };
    },
  ],
  [
    'the reply of a customer',
    async () => {
      const { headers } = await registerUser(app);
      const id = await conversationOf(app, headers);
      const files = [await picture('files', 'a.png')];
      return {
        send: (key, text = 'As requested') =>
          call(app, 'userReplyToConversation', {
            ...{ headers: keyed(headers, key), params: { id }, files, body: { text } },
          }),
        count: () => written('case_messages'),
      };
    },
  ],
];

/** How many files lie in the storage, and how many rows say so. */
async function stored(): Promise<[number, number]> {
  const folder = join(app.config.DATA_DIR, 'files');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return [names.filter((one) => statSync(join(folder, one)).isFile()).length, await written('files')];
}

describe.each(writings)('%s', (_name, prepare) => {
  it('is rejected under a key that is none, and under the key of another text', async () => {
    const { send, count } = await prepare();
    const before = await count();
    const rejected = await send('one');
    expect([rejected.status, rejected.error.code]).toEqual([400, 'malformed']);
    expect(await count()).toBe(before);
    const key = randomUUID();
    expect((await send(key)).status).toBeLessThan(300);
    const another = await send(key, 'Something else');
    expect([another.status, another.error.code]).toEqual([409, 'idempotency_conflict']);
    expect(await count()).toBe(before + 1);
  });

  it('is there once when it is sent again, and when it is sent twice at once, with no file too many', async () => {
    const { send, count } = await prepare();
    const before = await count();
    const key = randomUUID();
    const answers = await Promise.all([send(key), send(key)]);
    answers.push(await send(key));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(answers[0]?.status).toBeLessThan(300);
    expect(await count()).toBe(before + 1);
    const [bytes, rows] = await stored();
    expect(bytes).toBe(rows);
  });

  it('is there each time when it is sent without a key', async () => {
    const { send, count } = await prepare();
    const before = await count();
    expect((await send('')).status).toBeLessThan(300);
    expect((await send('')).status).toBeLessThan(300);
    expect(await count()).toBe(before + 2);
  });
});
