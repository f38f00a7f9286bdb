import type { Endpoint } from '@titian/contracts/endpoint';
import { endpoints } from '@titian/contracts/endpoints/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type Caller, everyCaller } from '../../../test/builders/callers.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { rejectionOf } from '../../../test/builders/expected-error.ts';
import { approvedInvestor } from '../../../test/builders/onboarding.ts';

const clock = testClock();
let app: TestApp;
let callers: readonly Caller[];
/** The id of an object that belongs to none of the callers. */
let foreignId: string;
beforeAll(async () => {
  app = await createTestApp({}, clock);
  callers = await everyCaller(app, clock);
  foreignId = (await approvedInvestor(app)).eventUuid;
}, 60_000);
afterAll(() => app.finish());

/** Calls that end the sign-in come last. */
const endsSignIn = (path: string) => path.endsWith('/logout');
const rows = Object.entries<Endpoint>(endpoints).sort(
  ([, one], [, other]) => Number(endsSignIn(one.path)) - Number(endsSignIn(other.path)),
);

const IDEMPOTENCY_KEY = '0194b6f0-0000-7000-8000-00000000abcd';

/** Calls with nothing in it: guards are passed or not, and what is behind them has to cope. */
async function request(row: Endpoint, caller: Caller) {
  const answer = await app.app.inject({
    method: row.method,
    url: `${app.config.API_BASE}${row.path.replace(/:\w+/g, foreignId)}`,
    headers: { ...caller.headers, 'idempotency-key': IDEMPOTENCY_KEY, ...contentType(row) },
    ...(row.method === 'GET' || row.method === 'DELETE' ? {} : { payload: payload(row) }),
    payloadAsStream: true,
  });
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const text = isJson || answer.statusCode >= 400 ? await read(answer.stream()) : '';
  return { status: answer.statusCode, statusText: answer.statusMessage, isJson, text };
}

async function read(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const BOUNDARY = 'nothing-in-it';
const contentType = (row: Endpoint): Record<string, string> =>
  row.method === 'GET' || row.method === 'DELETE'
    ? {}
    : { 'content-type': row.multipart ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json' };
const payload = (row: Endpoint) => (row.multipart ? `--${BOUNDARY}--\r\n` : '{}');

const LEAK =
  /\bat [\w.<> ]*\(?[^\s"]+:\d+:\d+|node_modules|file:\/\/|\.ts\b|select .* from|insert into|relation "|syntax error/i;
const guardCodes = [
  'account_inactive',
  'two_factor_required',
  'read_only',
  'role',
  'not_approved',
  'fund_managed',
];

type Answered = Awaited<ReturnType<typeof request>>;

/** A word for what came back, to be compared at one glance. */
function verdict({ status, text }: Answered): string {
  const code = status >= 400 ? JSON.parse(text).code : null;
  return status === 401 || guardCodes.includes(code) ? `${status} ${code}` : 'let in';
}

function checkShape(answer: Answered): void {
  expect(answer.status).not.toBe(500);
  expect(answer.text).not.toMatch(LEAK);
  if (answer.status >= 400) {
    expect(answer.isJson).toBe(true);
    const rejection = JSON.parse(answer.text);
    expect(rejection).toMatchObject({
      success: false,
      message: expect.any(String),
      code: expect.any(String),
    });
    expect(rejection.message).not.toBe('');
    expect(rejection.code === 'validation_failed').toBe(answer.status === 422);
  }
  if (answer.status === 401) {
    expect(answer.statusText).toBe('Unauthorized');
  }
}

describe('every endpoint, called by every user', () => {
  it.each(rows)('%s', async (_name, row) => {
    const answers = await Promise.all(callers.map((caller) => request(row, caller)));
    const expected = callers.map((one) => `${one.name}: ${rejectionOf(one, row)?.join(' ') ?? 'let in'}`);
    const given = answers.map((answer, at) => `${callers[at]?.name}: ${verdict(answer)}`);
    expect(given).toEqual(expected);
    for (const answer of answers) {
      checkShape(answer);
    }
  });

  it('has callers for every kind of error, and each kind occurs', () => {
    const rejections = rows.flatMap(([, row]) => callers.map((caller) => rejectionOf(caller, row)?.[1]));
    expect(new Set(rejections)).toEqual(new Set([undefined, 'unauthorized', ...guardCodes]));
  });
});
