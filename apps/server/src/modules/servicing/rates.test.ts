import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { applyExcessOn, giveCash, issuedNote, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { workOn } from '../../../test/builders/treasury.ts';
import { payAtOnce } from '../../../test/issued-note.ts';

let app: TestApp;
let investor: ApprovedInvestor;
let abroad: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' });
  [investor, abroad] = [
    await approvedInvestor(app),
    await approvedInvestor(app, { fields: { tax_residence: 'SG' } }),
  ];
  await giveCash(app, investor, ['30000.00', '30000.00']);
  await giveCash(app, abroad, ['30000.00', '30000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

/** A value of a setting from a day on, decided by two on a day. */
async function set(key: string, value: number, from: string, on = from): Promise<void> {
  const after = { key, value, effective_from: from };
  await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after, on });
}

/** RM 10,000.00 at 12 % over a year: RM 100.00 of return a month. */
const noteOf = async (backer: ApprovedInvestor, on = '2026-12-01') =>
  issuedNote(app, await approvedIssuer(app), [{ investor: backer, amount: '10000.00' }], {
    on,
    termMonths: 12,
  });
const INSTALMENT = senOf('933.33');

async function payOn(noteId: string, ...days: readonly string[]): Promise<void> {
  for (const on of days) {
    await payAtOnce(app.work, noteId, INSTALMENT, workOn(day(on)));
  }
}

/** Return, fee, service tax and tax withheld of each payment of a note, oldest first. */
async function takenOf(noteId: string): Promise<readonly bigint[][]> {
  const rows = await app.database.reader.db
    .selectFrom('distribution_shares as s')
    .innerJoin('repayments as r', 'r.id', 's.repayment_id')
    .select(['s.return_sen', 's.fee_sen', 's.service_tax_sen', 's.withholding_sen'])
    .where('r.note_id', '=', noteId)
    .orderBy('r.seq')
    .execute();
  return rows.map((row) => [row.return_sen, row.fee_sen, row.service_tax_sen, row.withholding_sen]);
}

const remaindersOf = (noteId: string) =>
  app.database.reader.db
    .selectFrom('holdings')
    .select(['fee_remainder', 'service_tax_remainder', 'withholding_remainder'])
    .where('note_id', '=', noteId)
    .executeTakeFirstOrThrow();

describe('a rate that changes', () => {
  it('is rejected twice for a day, and for a past day', async () => {
    const { maker } = await operatorPair(app);
    await set('service_fee_bps', 1500, '2026-12-20');
    const proposing = async (from: string) => {
      const after = { key: 'service_fee_bps', value: 1200, effective_from: from };
      const body = { kind: 'setting_change' as const, after, reason: 'Another rate' };
      const answer = await call(app, 'operatorPropose', {
        headers: dated(maker.headers, '2026-12-20'),
        body,
      });
      return Object.keys(answer.error.errors ?? {});
    };
    expect(await proposing('2026-12-20')).toEqual(['effective_from']);
    expect(await proposing('2026-12-19')).toEqual(['effective_from']);
  });

  it('counts from its day on: up, down, to nothing and to everything', async () => {
    const { id } = await noteOf(investor);
    await payOn(id, '2027-01-04', '2027-02-02');
    await set('service_fee_bps', 1800, '2027-03-01');
    await payOn(id, '2027-03-02');
    await set('service_fee_bps', 1000, '2027-04-01');
    await payOn(id, '2027-04-02');
    await set('service_fee_bps', 0, '2027-05-01');
    await payOn(id, '2027-05-03');
    await set('service_fee_bps', 10_000, '2027-06-01');
    await payOn(id, '2027-06-02');
    await set('service_fee_bps', 1500, '2027-07-01');
    await payOn(id, '2027-07-02');
    expect((await takenOf(id)).map(([, fee, tax]) => [fee, tax])).toEqual([
      [1500n, 120n],
      [1500n, 120n],
      [1800n, 144n],
      [1000n, 80n],
      [0n, 0n],
      // The fee takes the whole return; its tax finds no room and waits at its rate.
      [10_000n, 0n],
      [1500n, 920n],
    ]);
    expect(await remaindersOf(id)).toEqual({
      ...{ fee_remainder: 0n, service_tax_remainder: 0n, withholding_remainder: 0n },
    });
  });

  it('counts on 29 February and at the ends of months', async () => {
    await set('withholding_tax_bps', 1000, '2028-02-29');
    await set('withholding_tax_bps', 2000, '2028-03-01');
    const withheld = [];
    for (const on of ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-31']) {
      const { id } = await noteOf(abroad, '2028-01-20');
      await payOn(id, on);
      withheld.push(...(await takenOf(id)).map(([, , , tax]) => tax));
    }
    expect(withheld).toEqual([1500n, 1000n, 2000n, 2000n]);
  });

  it('counts on the due day where the payment is dated before the note', async () => {
    const { id } = await noteOf(abroad, '2028-01-28');
    await payOn(id, '2028-01-27');
    expect(await takenOf(id)).toEqual([]);
    await applyExcessOn(app, '2028-03-01');
    expect((await takenOf(id)).map(([, , , tax]) => tax)).toEqual([2000n]);
  });

  it('leaves the tax of the morning at the rate of the morning, also for the sum of the day', async () => {
    const [first, second] = [await noteOf(investor, '2028-04-03'), await noteOf(investor, '2028-04-03')];
    const on = '2028-05-04';
    await payOn(first.id, on);
    await runDay(app, on);
    await set('service_tax_bps', 1600, on);
    await payOn(second.id, on);
    await runDay(app, on);
    const taken = [...(await takenOf(first.id)), ...(await takenOf(second.id))];
    expect(taken.map(([, fee, tax]) => [fee, tax])).toEqual([
      [1500n, 120n],
      [1500n, 240n],
    ]);
    const booked = await app.database.reader.db
      .selectFrom('service_tax_days')
      .select(['rate_bps', 'difference_sen'])
      .where('day', '=', day(on))
      .execute();
    expect(booked, 'nothing differs at either rate').toEqual([]);
  });

  it('has its invariants: a remainder that differs, and tax withheld from a resident', async () => {
    const broken = await brokenInvariants(app, ({ db }) =>
      db
        .updateTable('holdings')
        .set({ fee_remainder: sen(1n) })
        .execute(),
    );
    expect(broken).toEqual([
      'what a holding owes of fee and taxes is what its payments brought at the rates of their days, less what was taken',
    ]);
    const untrue = await brokenInvariants(app, ({ db }) =>
      db.updateTable('distribution_shares').set({ is_non_resident: false }).execute(),
    );
    expect(untrue).toContain(
      'a share gives up no more than its return and its taxed late charge, withholding of non-residents only',
    );
  });
});
