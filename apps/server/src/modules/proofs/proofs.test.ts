import { verifyProof } from '@titian/contracts/proof/verify-proof';
import { addDays, type Day, isBusinessDay, malaysiaDay } from '@titian/finance/calendar';
import { sumSen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { giveCash, invest, listedNote, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { systemOn, TRUST } from '../../../test/builders/proofs.ts';
import { waitingWithdrawal } from '../../../test/builders/withdrawals.ts';
import { asOwner } from '../../../test/owner.ts';
import { type Simulators, startSimulators } from '../../../test/simulators.ts';
import { systemActor } from '../../platform/context.ts';
import { readHolidays } from '../settings/public.ts';
import { closeDayWithProof, makeDayProof } from './commands/make-record.ts';
import { rotateKey } from './public.ts';

const system = { actor: systemActor, dateShiftDays: 0, requestId: null };
const today = malaysiaDay(new Date());
let simulators: Simulators;
let app: TestApp;
let issuer: ApprovedIssuer;
let buyer: ApprovedInvestor;
let leaver: Awaited<ReturnType<typeof waitingWithdrawal>>;
let days: readonly [Day, Day, Day, Day];
beforeAll(async () => {
  simulators = await startSimulators();
  app = await createTestApp({ ...simulators.environment });
  simulators.serve(app);
  issuer = await approvedIssuer(app);
  buyer = await approvedInvestor(app);
  await giveCash(app, buyer, ['5000.00']);
  leaver = await waitingWithdrawal(app);
  const holidays = await app.work.query(system, readHolidays);
  const open: Day[] = [];
  for (let on = addDays(today, 1); open.length < 4; on = addDays(on, 1)) {
    if (isBusinessDay(on, holidays)) open.push(on);
  }
  const [first, second, third, fourth] = open;
  if (!first || !second || !third || !fourth) throw new Error('there are four business days');
  days = [first, second, third, fourth];
  const { id } = await listedNote(app, issuer);
  await invest(app, id, { investor: buyer, amount: '1000.00' }, first);
  await runDay(app, first);
}, 120_000);
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await simulators.stop();
  await app.finish();
});

const codeOf = ({ body }: { readonly body: unknown }) => (body as { code?: string }).code;
const recordOf = (day: string) => call(app, 'proofDay', { headers: {}, params: { day } });
const ownOf = (who: { headers: ApprovedInvestor['headers'] }, day: string) =>
  call(app, 'ownProof', { headers: who.headers, params: { day } });
/** A client's proof as the client downloads it. */
const proofOf = async (who: { headers: ApprovedInvestor['headers'] }, day: string) => {
  const { status, body } = await ownOf(who, day);
  expect(status).toBe(200);
  return body;
};
const problemOf = async (proof: Awaited<ReturnType<typeof proofOf>>, over: object = {}) => {
  const given = { publicKey: proof.public_key, number: proof.client_number, ...over };
  return (await verifyProof(proof, given)).find((one) => one.problem !== null)?.step ?? null;
};

describe('a client’s own proof', () => {
  it('is of a signed-in client, of a day that is over and has a record', async () => {
    const [first] = days;
    expect((await call(app, 'ownProof', { headers: {}, params: { day: first } })).status).toBe(401);
    const operator = await signInOperator(app, ['finance']);
    expect((await ownOf(operator, first)).status).toBe(401);
    expect((await ownOf(buyer, 'yesterday')).status).toBe(422);
    const open = await ownOf(buyer, '2999-12-31');
    expect([open.status, codeOf(open)]).toEqual([404, 'proof_day_open']);
    const missing = await ownOf(buyer, '2020-01-05');
    expect([missing.status, codeOf(missing)]).toEqual([404, 'proof_missing']);
  });

  it('leads from cash, waiting subscriptions and payouts to the signed root', async () => {
    const own = await proofOf(buyer, days[0]);
    expect(own.claim).toEqual({
      ...{ total: '5000.00', cash: '4000.00', waiting: '1000.00' },
      ...{ payouts: '0.00', shares: '0.00', excess: '0.00' },
    });
    expect(own.client_number).toBe(buyer.investor.invNo);
    const leaving = await proofOf(leaver.investor, days[0]);
    expect(leaving.claim).toMatchObject({ total: '1000.00', cash: '600.00', payouts: '400.00' });
    const steps = ['hash', 'signature', 'record', 'accounts', 'bank', 'number', 'pieces', 'paths'];
    for (const proof of [own, leaving]) {
      const options = { publicKey: proof.public_key, number: proof.client_number };
      expect(await verifyProof(proof, options)).toEqual(steps.map((step) => ({ step, problem: null })));
    }
  });

  it('says so where there was nothing to claim', async () => {
    const { claim, pieces } = await proofOf(issuer, days[0]);
    expect([claim.total, pieces]).toEqual(['0.00', []]);
  });

  it.each([
    [
      'hash',
      'another content',
      (p: OwnProof) => ({ ...p, content: p.content.replace('4600.00', '4600.01') }),
    ],
    [
      'signature',
      'another signature',
      (p: OwnProof) => ({ ...p, signature: p.signature.replace(/^./, flip) }),
    ],
    ['pieces', 'a claim of a sen more', (p: OwnProof) => ({ ...p, claim: { ...p.claim, total: '5000.01' } })],
    ['pieces', 'a piece too few', (p: OwnProof) => ({ ...p, pieces: p.pieces.slice(1) })],
    ['pieces', 'a piece twice', (p: OwnProof) => ({ ...p, pieces: p.pieces.map(() => first(p)) })],
    ['paths', 'another nonce', (p: OwnProof) => changed(p, { nonce: first(p).nonce.replace(/^./, flip) })],
    ['paths', 'another place', (p: OwnProof) => changed(p, { position: first(p).position + 1024 })],
    ['paths', 'another sibling', (p: OwnProof) => onPath(p, { hash: '0'.repeat(64) })],
    ['paths', 'a sibling of a sen more', (p: OwnProof) => onPath(p, { amount: '9.99' })],
    ['paths', 'a sibling below zero', (p: OwnProof) => onPath(p, { amount: '-0.01' })],
  ])('fails at %s with %s', async (step, _what, forge) => {
    expect(await problemOf(forge(await proofOf(buyer, days[0])))).toBe(step);
  });

  it('fails under another key, and for somebody else’s number', async () => {
    const proof = await proofOf(buyer, days[0]);
    expect(await problemOf(proof, { publicKey: proof.public_key.replace(/^./, flip) })).toBe('signature');
    expect(await problemOf(proof, { number: leaver.investor.investor.invNo })).toBe('number');
    const number = leaver.investor.investor.invNo;
    expect(await problemOf({ ...proof, client_number: number }, { number })).toBe('paths');
  });
});

type OwnProof = Awaited<ReturnType<typeof proofOf>>;
const flip = (digit: string) => (digit === '0' ? '1' : '0');
const first = (proof: OwnProof) => proof.pieces[0] ?? expect.fail('there is a piece');
const changed = (proof: OwnProof, over: object) => ({
  ...proof,
  pieces: [{ ...first(proof), ...over }, ...proof.pieces.slice(1)],
});
const onPath = (proof: OwnProof, over: object) =>
  changed(proof, { path: first(proof).path.map((node, at) => (at === 3 ? { ...node, ...over } : node)) });

describe('the record of a day', () => {
  it('states what the ledger’s accounts hold, and what of it nobody owns yet', async () => {
    const { body } = await recordOf(days[0]);
    const { accounts, tree, unassigned, bank, in_transit, difference } = body.record;
    const { reconciliation, previous_hash } = body.record;
    const inTree = accounts.filter((one) => one.in_tree);
    expect(sumSen(inTree.map((one) => senOf(one.amount)))).toBe(senOf(tree.amount));
    expect(inTree.filter((one) => one.amount !== '0.00')).toEqual([
      { account: 'investor_cash', amount: '4600.00', in_tree: true },
      { account: 'note_escrow', amount: '1000.00', in_tree: true },
      { account: 'withdrawals_in_transit', amount: '400.00', in_tree: true },
    ]);
    expect({ unassigned, reconciliation, previous_hash }).toEqual({
      ...{ unassigned: [], reconciliation: 'explained', previous_hash: null },
    });
    // The simulated bank has paid nothing in yet: all of it is on its way.
    expect(bank).toEqual({ amount: '0.00', statement_sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect([in_transit, difference]).toEqual([[{ kind: 'payment_received', amount: '6000.00' }], '0.00']);
  });

  it('holds no name, number, address, id or balance of a client', async () => {
    const answers = [
      await call(app, 'proofDays', { headers: {} }),
      await recordOf(days[0]),
      await call(app, 'proofKeys', { headers: {} }),
    ].map(({ status, body }) => {
      expect(status).toBe(200);
      return JSON.stringify(body);
    });
    const { rows } = await sql<Record<string, string>>`
      select u.id::text, u.email, i.inv_no, i.verified_name, i.cash_account_id::text,
        '"' || to_char(a.balance_sen / 100.0, 'FM9999990.00') || '"' as cash
      from investors i join users u on u.id = i.user_id join accounts a on a.id = i.cash_account_id
      union all select u.id::text, u.email, i.registration_no, i.company_name, i.cash_account_id::text, i.company_name
      from issuers i join users u on u.id = i.user_id`.execute(app.database.reader.db);
    expect(rows.length).toBe(3);
    for (const value of rows.flatMap((row) => Object.values(row))) {
      expect(answers.filter((answer) => answer.includes(value))).toEqual([]);
    }
  });

  it('is made once, however often and from wherever it is asked for', async () => {
    const before = (await recordOf(days[0])).body.hash;
    await makeDayProof(app.work, systemOn(days[0]), days[0], TRUST);
    const second = days[1];
    await Promise.all([1, 2, 3].map(() => makeDayProof(app.work, systemOn(second), second, TRUST)));
    const { body } = await recordOf(second);
    expect(body.record.previous_hash).toBe(before);
    expect((await recordOf(days[0])).body.hash).toBe(before);
    const listed = await call(app, 'proofDays', { headers: {} });
    expect(listed.body.items.map((one) => one.day)).toEqual([second, days[0]]);
  });

  it('is of business days alone, and none comes before the newest', async () => {
    const weekend = addDays(days[1], (6 - new Date(`${days[1]}T00:00:00Z`).getUTCDay() + 7) % 7);
    await makeDayProof(app.work, systemOn(weekend), weekend, TRUST);
    await makeDayProof(app.work, systemOn(today), today, TRUST);
    const listed = await call(app, 'proofDays', { headers: {} });
    expect(listed.body.items.map((one) => one.day)).toEqual([days[1], days[0]]);
    expect(codeOf(await recordOf(weekend))).toMatch(/^proof_/);
  });

  it('corrects earlier ones by what was booked later, names skipped days, and is signed by the key in force', async () => {
    const [, second, third, fourth] = days;
    const key = await app.work.command(system, rotateKey);
    // The payment is of today, which is before all records.
    await giveCash(app, buyer, ['250.00']);
    await makeDayProof(app.work, systemOn(fourth), fourth, TRUST);
    const { record, key_id, public_key } = (await recordOf(fourth)).body;
    expect([key_id, public_key]).toEqual([2, key.publicKey.toString('hex')]);
    expect(record.skipped_days).toEqual([third]);
    expect(record.previous_day).toBe(second);
    expect(record.corrections).toEqual([{ day: days[0], account: 'investor_cash', amount: '250.00' }]);
    expect(await problemOf(await proofOf(buyer, fourth))).toBeNull();
    // A proof from before the rotation holds under its own key.
    const earlier = await proofOf(buyer, days[0]);
    expect([earlier.key_id, await problemOf(earlier)]).toEqual([1, null]);
    const { body } = await call(app, 'proofKeys', { headers: {} });
    expect(body.items.map((one) => [one.id, one.endorsement === null])).toEqual([
      [1, true],
      [2, false],
    ]);
  });

  it('is on pages of a list, newest first; another cursor than a day is refused', async () => {
    const page = await call(app, 'proofDays', { headers: {}, query: { limit: '2' } });
    expect(page.body.items.map((one) => one.day)).toEqual([days[3], days[1]]);
    const next = await call(app, 'proofDays', {
      headers: {},
      query: { limit: '2', cursor: page.body.next_cursor ?? '' },
    });
    expect(next.body.items.map((one) => one.day)).toEqual([days[0]]);
    const bad = await call(app, 'proofDays', { headers: {}, query: { cursor: 'x' } });
    expect(bad).toMatchObject({ status: 422, body: { errors: { cursor: [expect.any(String)] } } });
  });
});

describe('a database that somebody changed', () => {
  const named = async () => {
    const problem = await app.verifyLedger().then(
      () => '',
      (error: Error) => error.message,
    );
    return problem;
  };

  it('does not let the product change a record, nor its owner without being named', async () => {
    const change = sql`update proof_records set content = replace(content, '4600.00', '4700.00') where day = ${days[0]}`;
    await expect(change.execute(app.database.reader.db)).rejects.toThrow();
    const restore = await asOwner(app, async (tx) => {
      const { rows } = await sql<{
        content: string;
      }>`select content from proof_records where day = ${days[0]}`.execute(tx.db);
      await sql`alter table proof_records disable trigger proof_records_append_only`.execute(tx.db);
      await change.execute(tx.db);
      return rows[0]?.content ?? '';
    });
    expect(await named()).toContain('a record of client money is its content');
    expect(await problemOf(await proofOf(buyer, days[0]))).toBe('hash');
    await asOwner(app, async (tx) => {
      await sql`update proof_records set content = ${restore} where day = ${days[0]}`.execute(tx.db);
      await sql`alter table proof_records enable trigger proof_records_append_only`.execute(tx.db);
    });
  });

  it('has no path to the root for a leaf that its owner changed by a sen', async () => {
    const proof = await proofOf(buyer, days[0]);
    const position = first(proof).position;
    const change = (by: number) =>
      asOwner(app, (tx) =>
        sql`update proof_nodes set nodes = set_byte(nodes, ${(position % 256) * 40 + 39},
            (get_byte(nodes, ${(position % 256) * 40 + 39}) + ${by}) % 256)
          where day = ${days[0]} and level = 0 and chunk = ${Math.floor(position / 256)}`.execute(tx.db),
      );
    await change(1);
    expect(await problemOf(await proofOf(buyer, days[0]))).toMatch(/^(pieces|paths)$/u);
    await change(255);
    expect(await problemOf(await proofOf(buyer, days[0]))).toBeNull();
  });

  it('has no proof where a balance is below zero', async () => {
    const set = (by: string) =>
      asOwner(app, async (tx) => {
        await sql
          .raw(`alter table accounts drop constraint if exists accounts_balance_sen_check`)
          .execute(tx.db);
        await sql
          .raw(
            `update accounts set balance_sen = balance_sen ${by} where id = '${buyer.investor.cashAccountId}'`,
          )
          .execute(tx.db);
      });
    await set('- 1000000');
    const later = addDays(days[3], 7);
    try {
      const made = makeDayProof(app.work, systemOn(later), later, TRUST);
      await expect(made).rejects.toThrow('a claim on investor_cash is below zero');
      // The day ends all the same.
      await closeDayWithProof(app.work, systemOn(later), later, TRUST);
    } finally {
      await set('+ 1000000');
    }
    expect((await call(app, 'proofDay', { headers: dated({}, later), params: { day: later } })).status).toBe(
      404,
    );
  });
});
