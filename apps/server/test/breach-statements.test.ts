import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './app.ts';
import { testClock } from './builders/clock.ts';
import { bearer, call } from './builders/http.ts';
import { registerUser } from './builders/identity.ts';
import { asOwner } from './owner.ts';

const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({}, clock);
});
afterAll(() => app.finish());

const page = readFileSync(new URL('../../../docs/security/breach.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/^```sql\n([\s\S]*?)^```/gmu)].map(([, block = '']) => statementsOf(block));
const [requested = [], ending = []] = blocks;

/** The statements of a block, with something that can be looked for in the place of each gap. */
function statementsOf(block: string): string[] {
  return block
    .replace(/^--.*$/gmu, '')
    .replaceAll("between '…' and '…'", "between '2026-11-01' and '2026-11-02'")
    .replaceAll("_id = '…'", "_id = '0194b6f0-0000-7000-8000-000000000001'")
    .replaceAll("'…'", "'198.51.100.7'")
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}

const run = (statement: string) => asOwner(app, (tx) => sql.raw(statement).execute(tx.db));

it('finds the statements of the page', () => {
  expect([blocks.length, requested.length, ending.length]).toEqual([2, 3, 2]);
});

it.each(requested)('answers: %s', async (statement) => {
  expect((await run(statement)).rows).toEqual([]);
});

it('ends all sessions within two seconds', async () => {
  const user = await registerUser(app);
  const current = async () => (await call(app, 'userCurrent', { headers: bearer(user.token) })).status;
  expect(await current()).toBe(200);
  for (const statement of ending) {
    await run(statement);
  }
  clock.moveBy(2_001);
  expect(await current()).toBe(401);
});
