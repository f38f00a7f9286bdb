import type { Endpoint } from '@titian/contracts/endpoint';
import { endpoints } from '@titian/contracts/endpoints/all';
import { schemas } from '@titian/contracts/schemas/all';
import type { EndpointSchema } from '@titian/contracts/schemas/area';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  type BodyShape,
  filled,
  leaves,
  pathValue,
  textFields,
  type Variant,
  variantsOf,
} from '../../../test/builders/bad-values.ts';
import { type Caller, everyCaller } from '../../../test/builders/callers.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { rejectionOf } from '../../../test/builders/expected-error.ts';

const clock = testClock();
let app: TestApp;
let callers: readonly Caller[];
beforeAll(async () => {
  app = await createTestApp({}, clock);
  callers = await everyCaller(app, clock);
}, 60_000);
afterAll(() => app.finish());

interface Row {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly params?: z.ZodType;
}

const parts: Readonly<Record<string, EndpointSchema>> = schemas;
const rows: readonly Row[] = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  ...parts[name],
  name,
  endpoint,
}));
const named = (chosen: (row: Row) => boolean) =>
  rows.filter(chosen).map((row): [string, Row] => [row.name, row]);
/** External callers authenticate by a signature or a token first; those calls have separate tests. */
const isOwn = (row: Row) => row.endpoint.crossSite !== true;
const jsonCalls = named((row) => row.body !== undefined && row.endpoint.multipart !== true && isOwn(row));
const forms = named((row) => row.body !== undefined && row.endpoint.multipart === true);
const queried = named((row) => row.query !== undefined);
const changing = named((row) => row.endpoint.method !== 'GET' && isOwn(row));

const shapeOf = (schema: z.ZodType): BodyShape => {
  const shape: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return shape as BodyShape;
};

interface Sending {
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
  readonly search?: string;
}

/** The call by a user whom the guards let in, so that what was sent is looked at. */
async function send({ endpoint, params }: Row, sending: Sending = {}) {
  const letIn = callers.filter((one) => rejectionOf(one, endpoint) === null);
  const caller = letIn.find((one) => one.who !== null) ?? letIn[0];
  const known = params === undefined ? {} : (shapeOf(params).properties ?? {});
  const path = endpoint.path.replace(/:(\w+)/g, (_all, name: string) => pathValue(known[name], ID));
  const answer = await app.app.inject({
    method: endpoint.method,
    url: `${app.config.API_BASE}${path}${sending.search ?? ''}`,
    headers: { ...caller?.headers, 'idempotency-key': ID, ...sending.headers },
    ...(sending.payload === undefined ? {} : { payload: sending.payload }),
  });
  const { message, code, errors = {} } = answer.json();
  expect(answer.body).not.toMatch(/node_modules|\.ts\b|select .* from|insert into|relation "/i);
  return { status: answer.statusCode, code, message, fields: Object.keys(errors) };
}

const ID = '0194b6f0-0000-7000-8000-00000000abcd';
const json = { 'content-type': 'application/json' };
const sendJson = (row: Row, value: unknown) => send(row, { headers: json, payload: JSON.stringify(value) });

async function sendForm(row: Row, entries: readonly (readonly [string, string | File])[]) {
  const form = new FormData();
  for (const [name, value] of entries) {
    form.append(name, value);
  }
  const content = new Response(form);
  const type = content.headers.get('content-type') ?? '';
  return send(row, { headers: { 'content-type': type }, payload: Buffer.from(await content.arrayBuffer()) });
}

/** Texts that PostgreSQL cannot store, or that cannot be typed. */
const unstorable: readonly [string, string][] = [
  ['a NUL character', 'abc\u0000def'],
  ['half of a character', 'abc\ud800'],
  ['a control character', 'abc\u0007'],
];
const wrong: readonly [string, unknown][] = [
  ...unstorable,
  ['a fraction', 12.5],
  ['a huge number', 1e300],
  ['an object', { a: { b: 1 } }],
  ['a list', [[1], 'x']],
  ['a very long text', 'x'.repeat(9_000)],
];
/** A password is any text: it is never stored, only its hash. */
const anyText = /password|^otp_code$/;

/**
 * How many rows every table has that the product may read: without security events, which are written later, and requests,
 * which are counted before they are read.
 */
async function counts(): Promise<Record<string, bigint>> {
  const { db } = app.database.reader;
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and has_table_privilege(oid, 'select')
      and relname not in ('security_events', 'request_counts')`.execute(db);
  const each = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*) as n from ${sql.table(name)}`,
  );
  const { rows: counted } = await sql<{ name: string; n: bigint }>`
    ${sql.join(each, sql` union all `)}`.execute(db);
  return Object.fromEntries(counted.map(({ name, n }) => [name, n]));
}

async function nothingWritten(run: () => Promise<void>): Promise<void> {
  const before = await counts();
  await run();
  expect(await counts()).toEqual(before);
}

const rejected = { code: 'validation_failed', status: 422 };

describe('a JSON body', () => {
  it.each(jsonCalls)('%s: fields of another kind are blamed, nothing is written', async (_name, row) => {
    const shape = shapeOf(row.body as z.ZodType);
    await nothingWritten(async () => {
      for (const variant of variantsOf(shape)) {
        for (const [kind, value] of wrong) {
          const answer = await sendJson(row, filled(variant, value));
          expect([kind, answer]).toMatchObject([kind, rejected]);
          expect(answer.message).not.toBe('');
        }
      }
    });
  });

  it.each(jsonCalls)('%s: text that cannot be stored is rejected at each field', async (_name, row) => {
    for (const variant of variantsOf(shapeOf(row.body as z.ZodType))) {
      for (const [, value] of unstorable) {
        const { fields } = await sendJson(row, filled(variant, value));
        const missed = leaves(variant).filter(
          (leaf) =>
            !anyText.test(leaf) && !fields.some((field) => leaf === field || leaf.startsWith(`${field}.`)),
        );
        expect(missed).toEqual([]);
      }
    }
  });

  it.each(jsonCalls)('%s: an unknown field, no object, nothing', async (_name, row) => {
    for (const variant of variantsOf(shapeOf(row.body as z.ZodType))) {
      const answer = await sendJson(row, { ...(filled(variant, 'x') as object), surplus: 1 });
      expect(answer).toMatchObject(rejected);
      expect(answer.fields).toContain('surplus');
    }
    for (const value of [null, [], 'text', 7]) {
      expect(await sendJson(row, value)).toMatchObject(rejected);
    }
    expect((await send(row)).status).toBe(422);
  });

  it.each(jsonCalls)('%s: broken, of another type, or too large', async (_name, row) => {
    for (const payload of ['{"a": ', '{"__proto__": {"a": 1}}', 'undefined']) {
      const { status, code } = await send(row, { headers: json, payload });
      expect([payload, status, code]).toEqual([payload, 400, 'malformed']);
    }
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const { status, code } = await send(row, { headers: { 'content-type': type }, payload: '--x--\r\n' });
      expect([type, status, code]).toEqual([type, 415, 'unsupported_media_type']);
    }
    const huge = await send(row, { headers: json, payload: JSON.stringify({ a: 'x'.repeat(200_000) }) });
    expect([huge.status, huge.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('a multipart form', () => {
  const variants = (row: Row): readonly Variant[] => variantsOf(shapeOf(row.body as z.ZodType));
  const topOf = (field: string): string => field.split('.')[0] ?? field;
  type Entries = readonly (readonly [string, string | File])[];
  const entriesOf = ({ kinds }: Variant, fields: Entries): Entries => [
    ...Object.entries(kinds).map(([name, kind]) => [name, String(kind)] as const),
    ...fields,
  ];

  it.each(forms)('%s: texts that cannot be stored are blamed, nothing is written', async (_name, row) => {
    const texts = [...unstorable, ['a very long text', 'x'.repeat(90_000)]] as const;
    await nothingWritten(async () => {
      for (const variant of variants(row)) {
        for (const [kind, value] of texts) {
          const names = leaves(variant).map(topOf);
          const answer = await sendForm(
            row,
            entriesOf(
              variant,
              names.map((name) => [name, value]),
            ),
          );
          expect([kind, answer]).toMatchObject([kind, rejected]);
          const blamed = new Set(answer.fields.map(topOf));
          const missed = names.filter((name) => !anyText.test(name) && !blamed.has(name));
          // Half of a character leaves the browser as a replacement character, which is a character.
          expect(kind === 'half of a character' ? [] : missed).toEqual([]);
        }
      }
    });
  });

  it.each(forms)('%s: files for texts, fields given twice, unknown fields', async (_name, row) => {
    const file = new File(['x'], 'x.txt', { type: 'text/plain' });
    await nothingWritten(async () => {
      for (const variant of variants(row)) {
        const names = textFields(variant);
        const sending = (fields: Entries) => sendForm(row, entriesOf(variant, fields));
        for (const name of names) {
          expect((await sending([[name, file]])).fields.map(topOf)).toContain(name);
        }
        const twice = names.flatMap((name) => [[name, 'x'] as const, [name, 'y'] as const]);
        expect(twice.length === 0 ? rejected : await sending(twice)).toMatchObject(rejected);
        expect(
          (await sending([...names.map((name) => [name, 'x'] as const), ['surplus', '1']])).fields,
        ).toContain('surplus');
      }
    });
  });

  it.each(forms)('%s: no form at all, a broken one, too many fields', async (_name, row) => {
    expect(await sendJson(row, {})).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect((await send(row)).status).toBe(415);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const broken = await send(row, {
      headers: type,
      payload: '--x\r\nContent-Disposition: form-data; name="a',
    });
    expect([broken.status, broken.code]).toEqual([400, 'malformed']);
    const many = await sendForm(
      row,
      Array.from({ length: 300 }, (_, at) => [`field${at}`, 'x']),
    );
    expect([many.status, many.code]).toEqual([413, 'payload_too_large']);
  });
});

describe('a query', () => {
  it.each(queried)('%s: repeated, unstorable, over-long and unknown parameters', async (_name, row) => {
    const names = Object.keys(shapeOf(row.query as z.ZodType).properties ?? {});
    expect(names).not.toEqual([]);
    const sendQuery = (pairs: readonly [string, string][]) =>
      send(row, { search: `?${new URLSearchParams(pairs)}` });
    await nothingWritten(async () => {
      for (const name of names) {
        const twice = await sendQuery([
          [name, '1'],
          [name, '2'],
        ]);
        expect(twice).toMatchObject({ ...rejected, fields: [name] });
        for (const value of ['abc\u0000def', 'x'.repeat(5_000)]) {
          const answer = await sendQuery([[name, value]]);
          expect([name, answer.status]).toEqual([name, 422]);
          expect(answer.fields).toContain(name);
        }
      }
    });
  });
});

describe('the headers of a call that changes something', () => {
  const cases: readonly [string, Record<string, string>, [number, string]][] = [
    ['not from our pages', { 'x-requested-with': '' }, [400, 'headers_missing']],
    ['opened as an address', { 'sec-fetch-mode': 'navigate' }, [400, 'headers_missing']],
    ['sent by another site', { 'sec-fetch-site': 'cross-site' }, [400, 'headers_missing']],
    ['without the cookie in the header', { cookie: 'XSRF-TOKEN=one' }, [419, 'csrf']],
    ['with another cookie', { cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'two' }, [419, 'csrf']],
  ];
  it.each(changing)('%s', async (_name, row) => {
    for (const [what, headers, expected] of cases) {
      const { status, code } = await send(row, { headers });
      expect([what, status, code]).toEqual([what, ...expected]);
    }
  });

  const keyed = named((row) => row.endpoint.idempotencyKey === true);
  it.each(keyed)('%s demands a key that is one', async (_name, row) => {
    for (const key of ['', 'x', `${ID}${ID}`]) {
      const type = row.endpoint.multipart ? { 'content-type': 'multipart/form-data; boundary=x' } : {};
      const payload = row.endpoint.multipart ? { payload: '--x--\r\n' } : {};
      const answer = await send(row, { headers: { 'idempotency-key': key, ...type }, ...payload });
      expect([answer.status, answer.code]).toEqual([400, 'malformed']);
      expect(answer.message).toContain('Idempotency-Key');
    }
  });
});
