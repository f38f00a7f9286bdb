import { addDays, day } from '@titian/finance/calendar';
import { rateBps, rateToText } from '@titian/finance/rate';
import { parseSen, sen, senToText } from '@titian/finance/sen';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { applyExcessOn, giveCash, issuedNote, keyed, repay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { openedPayment, payOpened } from '../../../test/builders/payments.ts';

const isDeep = process.env.DEEP === '1';
let app: TestApp;
let issuer: ApprovedIssuer;
const investors: ApprovedInvestor[] = [];
beforeAll(async () => {
  app = await createTestApp();
  issuer = await approvedIssuer(app);
  for (let n = 0; n < 7; n += 1) {
    const abroad = n === 6 ? { fields: { tax_residence: 'SG' } } : {};
    investors.push(await approvedInvestor(app, abroad));
  }
  await Promise.all(investors.map((one) => giveCash(app, one, ['30000.00', '30000.00'])));
}, 60_000);
afterAll(() => app.finish());

const lives = fc.record({
  units: fc.array(fc.integer({ min: 72, max: 400 }), { minLength: 1, maxLength: 7 }),
  rate: fc.integer({ min: 1, max: 1_800 }),
  termMonths: fc.integer({ min: 1, max: 5 }),
  profile: fc.constantFrom('equal_monthly_flat', 'bullet', 'return_only'),
  contract: fc.constantFrom('Conventional', 'Shariah'),
  payments: fc.array(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), days: fc.integer({ min: 0, max: 40 }) }),
    { maxLength: 4 },
  ),
  /** What is left at the end is paid as an early settlement, not as what will be due. */
  settlesEarly: fc.boolean(),
});
type Life = typeof lives extends fc.Arbitrary<infer One> ? One : never;

/** What was paid ahead shrinks the late charge so far that the second payment ends the note. */
const paidAhead: Life = {
  ...{ units: [72], rate: 1, termMonths: 1, profile: 'equal_monthly_flat', contract: 'Conventional' },
  payments: [
    { percent: 95, days: 24 },
    { percent: 72, days: 30 },
  ],
  settlesEarly: false,
};

/** The same, where what is left was to be settled early. */
const overBeforeSettled: Life = {
  ...paidAhead,
  payments: [
    { percent: 1, days: 11 },
    { percent: 87, days: 0 },
    { percent: 95, days: 30 },
  ],
  settlesEarly: true,
};

const open = async (noteId: string, on: string) => {
  const { body } = await call(app, 'noteAmortizations', {
    headers: dated(issuer.headers, on),
    query: { note_id: noteId },
  });
  return (
    sum(body.items.flatMap((row) => [row.total, row.late_charge])) -
    sum(body.items.map((row) => row.paid)) -
    (await excessOf(noteId))
  );
};
const excessOf = async (noteId: string) => {
  const waiting = await app.database.reader.db
    .selectFrom('excesses')
    .select('open_sen')
    .where('note_id', '=', noteId)
    .execute();
  return waiting.reduce((total, one) => total + one.open_sen, 0n);
};
const sum = (amounts: readonly string[]) => amounts.reduce((total, one) => total + (parseSen(one) ?? 0n), 0n);

/** A note of at least RM 5,000 among some investors, paid as its life says and at the end to the last sen. */
async function live(life: Life): Promise<void> {
  const backers = life.units.map((unit, index) => ({
    investor: investors[index] as ApprovedInvestor,
    amount: `${unit * 10 + (index === 0 ? 5_000 : 0)}.00`,
  }));
  const amount = senToText(sen(sum(backers.map((one) => one.amount))));
  const overrides = { ...life, amount, rate: rateToText(rateBps(life.rate)), on: '2026-12-01' } as const;
  const note = await issuedNote(app, issuer, backers, overrides);
  let on: string = note.issuedOn;
  let paid = 0n;
  const payments = life.payments.map((one) => ({ ...one, percent: Math.min(one.percent, 99) }));
  const last = life.settlesEarly ? [] : [{ percent: 100, days: 3 }];
  for (const { percent, days } of [...payments, ...last]) {
    on = addDays(day(on), days);
    const part = ((await open(note.id, on)) * BigInt(percent)) / 100n;
    // A late charge that shrank when money paid ahead was used may have left nothing to pay.
    const amountSen = part > 0n && part < LEAST_SEN && percent === 100 ? LEAST_SEN : part;
    if (amountSen >= LEAST_SEN) {
      await repay(app, issuer, note.id, { amount: senToText(sen(amountSen)), on, bank: bankFor(amountSen) });
      paid += amountSen;
    }
  }
  // What was paid ahead is used day by day.
  for (const dueOn of life.settlesEarly ? [] : await daysAfter(note.id, on)) {
    await applyExcessOn(app, dueOn);
  }
  if (life.settlesEarly && (await stateOf(note.id)) !== 'completed') {
    paid += await settle(note.id, addDays(day(on), 3));
  }
  await expectWhole(note.id, life, paid);
}

async function daysAfter(noteId: string, on: string): Promise<string[]> {
  const { body } = await call(app, 'noteAmortizations', {
    headers: dated(issuer.headers, on),
    query: { note_id: noteId },
  });
  return body.items.filter((row) => row.state !== 'paid').map((row) => row.due_on);
}

/** Settles a note early through the rail: never for less than its principal, nor for more than all that it would owe. */
async function settle(noteId: string, on: string): Promise<bigint> {
  const allSen = await open(noteId, on);
  const headers = keyed(issuer.headers, on);
  const started = await call(app, 'notePay', { headers, body: { note_id: noteId, kind: 'early' } });
  expect([started.status, started.error]).toEqual([201, started.error]);
  const amountSen = sum([started.body.amount]);
  expect(amountSen).toBeLessThanOrEqual(allSen > LEAST_SEN ? allSen : LEAST_SEN);
  expect(amountSen + (await excessOf(noteId))).toBeGreaterThanOrEqual(await principalOf(noteId));
  await payOpened(app, openedPayment(started.body), bankFor(amountSen));
  await runJobs(app, ['distribute_repayments']);
  return amountSen;
}

async function stateOf(noteId: string): Promise<string> {
  const { db } = app.database.reader;
  const note = db.selectFrom('notes').select('state').where('id', '=', noteId);
  return (await note.executeTakeFirstOrThrow()).state;
}

async function principalOf(noteId: string): Promise<bigint> {
  const row = await app.database.reader.db
    .selectFrom('holdings')
    .select(({ fn }) => fn.sum<string>('outstanding_sen').as('total'))
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  return BigInt(row.total);
}

/** No rail carries less than RM 1.00; a company's account not less than RM 2.00, a person's not more than RM 30,000.00. */
const LEAST_SEN = 100n;
const bankFor = (amountSen: bigint) =>
  amountSen < 200n
    ? ({ channel: 'b2c', bankId: 'MB2U0227' } as const)
    : ({ channel: 'b2b1', bankId: 'MBB0228' } as const);

async function expectWhole(noteId: string, life: Life, paidSen: bigint): Promise<void> {
  const { db } = app.database.reader;
  const holdings = await db.selectFrom('holdings').selectAll().where('note_id', '=', noteId).execute();
  expect(await stateOf(noteId)).toBe('completed');
  expect(holdings).toHaveLength(life.units.length);
  expect(holdings.filter((one) => one.outstanding_sen !== 0n)).toEqual([]);
  const moved = await db
    .selectFrom('transfers')
    .select(['kind', ({ fn }) => fn.sum<string>('amount_sen').as('total')])
    .where('note_id', '=', noteId)
    .groupBy('kind')
    .execute();
  const of = (...kinds: string[]) =>
    moved.filter((row) => kinds.includes(row.kind)).reduce((total, row) => total + BigInt(row.total), 0n);
  expect(of('repayment', 'repayment_excess')).toBe(paidSen);
  // The tax on the origination fee is posted under the same kind, and is not part of what came back.
  const issued = await db
    .selectFrom('disbursements')
    .select('service_tax_sen')
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();
  const out = of('distribution', 'service_fee', 'service_tax_on_fee', 'withholding_tax', 'gharamah');
  expect(out - issued.service_tax_sen).toBe(of('repayment'));
}

describe('any note', () => {
  it('paid in part, exactly and late through the whole rail, ends with nothing outstanding and nothing lost', {
    timeout: isDeep ? 1_800_000 : 600_000,
  }, async () => {
    await fc.assert(fc.asyncProperty(lives, live), {
      numRuns: isDeep ? 100 : 8,
      examples: [[paidAhead], [overBeforeSettled]],
    });
    await app.verifyLedger();
  });
});
