import type { Endpoint } from '@titian/contracts/endpoint';
import { endpoints } from '@titian/contracts/endpoints/all';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { bearer, type Headers, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';
import { asOwner } from '../../../test/owner.ts';
import { rejectedPerMinute } from './rates.ts';

/** Rejections are counted by minutes of the clock: none may begin while a test uses one up. */
let heldAt: Date | null = null;
let app: TestApp;
let investor: SignedInUser;
let support: Headers;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_FACTOR: '1' }, { now: () => heldAt ?? new Date() });
  investor = await registerUser(app);
  support = (await signInOperator(app, ['support'])).headers;
});
afterAll(() => app.finish());

const ID = '0194b6f0-0000-7000-8000-00000000abcd';
const rows = Object.entries<Endpoint>(endpoints);
const limited = rows.filter(([, row]) => row.rate !== 'hot' && row.rate !== 'callback');

/** A call without a body, from an address that the test chooses. */
function send(row: Endpoint, headers: Headers, ip: string) {
  return app.app.inject({
    method: row.method,
    url: `/api${row.path.replace(/:\w+/g, ID)}`,
    headers,
    remoteAddress: ip,
  });
}

const left = (answer: Awaited<ReturnType<typeof send>>) => Number(answer.headers['x-ratelimit-remaining']);

describe('a call that is rejected is counted by its address', () => {
  const forSomebody = limited.filter(([, row]) => row.who !== 'guest');

  it.each(forSomebody)(
    '%s without a session, with a made-up one and with the wrong role',
    async (_name, row) => {
      const ip = '203.0.113.1';
      const wrong = row.who === 'operator' ? investor.headers : support;
      const answers = [];
      for (const headers of [{}, xhr, bearer('A'.repeat(43)), wrong]) {
        answers.push(await send(row, headers, ip));
      }
      expect(answers.every(({ statusCode }) => statusCode >= 400)).toBe(true);
      const first = left(answers[0] as (typeof answers)[number]);
      expect(first).toBeGreaterThan(3);
      expect(answers.map(left)).toEqual([first, first - 1, first - 2, first - 3]);
    },
  );
});

/** Runs something while no statement can read a session. */
function whileNoSessionIsRead<Result>(run: () => Promise<Result>): Promise<Result> {
  return asOwner(app, async (tx) => {
    await sql`lock table sessions in access exclusive mode`.execute(tx.db);
    return run();
  });
}

async function exhaust(row: Endpoint, headers: Headers, ip: string, max: number): Promise<void> {
  for (let sent = 0; sent < max; sent += 1) {
    expect((await send(row, headers, ip)).statusCode).toBe(401);
  }
}

describe('a call over the limit', () => {
  it.each([
    ['sign_in', endpoints.userChangePassword, 30],
    ['mail', endpoints.userExport, 10],
    ['default', endpoints.userSessions, 900],
    ['hot', endpoints.investorInvestment, rejectedPerMinute],
  ] as const)('of the class %s is rejected before its session is looked up', async (_rate, row, max) => {
    const ip = '203.0.113.2';
    heldAt = new Date();
    await exhaust(row, xhr, ip, max);
    const answer = await whileNoSessionIsRead(() => send(row, bearer('B'.repeat(43)), ip));
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate_limited']);
    expect((await send(row, xhr, '203.0.113.3')).statusCode).toBe(401);
  });
});
