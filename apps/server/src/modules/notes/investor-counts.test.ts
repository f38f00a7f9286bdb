import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, invest, keyed, listedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import type { Reader, Statement } from '../../platform/db/database.ts';
import { countInvestors } from './store/investor-counts.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let people: ApprovedInvestor[];
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  people = [await approvedInvestor(app), await approvedInvestor(app), await approvedInvestor(app)];
  for (const one of people) {
    await giveCash(app, one, ['1000.00']);
  }
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** Open to everybody. */
const OPEN = addDays(malaysiaDay(new Date()), 1);
const person = (index: number) => people[index] ?? expect.fail(`there is no person ${index}`);
const subscribe = (noteId: string, index: number) =>
  invest(app, noteId, { investor: person(index), amount: '100.00' }, OPEN);
const shownCount = async (noteId: string) => {
  const { body } = await call(app, 'note', { headers: dated(issuer.headers, OPEN), params: { id: noteId } });
  return body.note.investors;
};
const cancelFirst = async (noteId: string, index: number) => {
  const { headers } = person(index);
  const { body } = await call(app, 'note', { headers: dated(headers, OPEN), params: { id: noteId } });
  const id = body.note.mine?.subscriptions.find((one) => one.state === 'active')?.id ?? '';
  return call(app, 'investorCancelInvestment', { headers: keyed(headers, OPEN), params: { id } });
};
/** Counts the note's rows in the way that needs no earlier count. */
const expectedCount = async (noteId: string) => {
  const { rows } = await sql<{ people: number }>`select count(distinct investor_id)::int as people
    from subscriptions where note_id = ${noteId} and state in ('active', 'converted')`.execute(
    app.database.reader.db,
  );
  return rows[0]?.people;
};

describe('the number of investors in a note', () => {
  it('follows subscriptions of known and of new people, and what they take back', async () => {
    const { id } = await listedNote(app, issuer);
    expect(await shownCount(id)).toBe(0);
    for (const index of [0, 1, 0, 2, 1]) {
      await subscribe(id, index);
      expect(await shownCount(id)).toBe(await expectedCount(id));
    }
    expect(await shownCount(id)).toBe(3);
    // The second person has another one; the third has none left.
    for (const [index, left] of [
      [1, 3],
      [2, 2],
    ] as const) {
      expect((await cancelFirst(id, index)).status).toBe(200);
      expect(await shownCount(id)).toBe(left);
    }
    await subscribe(id, 2);
    expect(await shownCount(id)).toBe(3);
  });

  it('is right where one is taken back and another of the same amount comes between two views', async () => {
    const { id } = await listedNote(app, issuer);
    await subscribe(id, 0);
    await subscribe(id, 1);
    expect(await shownCount(id)).toBe(2);
    await cancelFirst(id, 1);
    await subscribe(id, 0);
    expect(await shownCount(id)).toBe(1);
  });

  it('reads only what came since it was last counted', async () => {
    const { id } = await listedNote(app, issuer);
    await subscribe(id, 0);
    await subscribe(id, 1);
    const starts: bigint[] = [];
    const reader: Reader = {
      ...app.database.reader,
      run: <Row extends object>(statement: Statement, values: unknown[]) => {
        if (statement.name === 'notes_investors') starts.push(0n);
        if (statement.name === 'notes_investors_grown') starts.push(...(values[1] as bigint[]));
        return app.database.reader.run<Row>(statement, values);
      },
    };
    const count = async () => (await countInvestors(reader, [id])).get(id);
    expect([await count(), await count()]).toEqual([2, 2]);
    await subscribe(id, 2);
    expect(await count()).toBe(3);
    expect(starts).toEqual([0n, 2n]);
  });
});
