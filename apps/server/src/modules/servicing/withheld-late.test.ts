import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { giveCash, issuedNote, type NoteOverrides, repay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { recordResidence } from '../../../test/builders/tax-residence.ts';

/** Issued on 1 December 2026, due on 4 January: on the 15th the late charge is 37.77, or 10.34 together at 10 % a year. */
const LATE = '2027-01-15';
let app: TestApp;
let issuer: ApprovedIssuer;
let abroad: ApprovedInvestor;
let here: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' });
  issuer = await approvedIssuer(app);
  [abroad, here] = [
    await approvedInvestor(app, { on: '2026-11-30', fields: { tax_residence: 'SG' } }),
    await approvedInvestor(app, { on: '2026-11-30' }),
  ];
  await giveCash(app, abroad, ['30000.00', '30000.00']);
  await giveCash(app, here, ['30000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const set = (value: boolean, from: string) =>
  proposeAndApprove(app, {
    kind: 'setting_change',
    subjectId: null,
    after: { key: 'withhold_late_charges', value, effective_from: from },
    on: from,
  });

const note = (overrides: NoteOverrides = {}) =>
  issuedNote(
    app,
    issuer,
    [
      { investor: abroad, amount: '7000.00' },
      { investor: here, amount: '3000.00' },
    ],
    { on: '2026-12-01', ...overrides },
  );

/** Return, late charge, fee, service tax, tax withheld and net of one holder's last share. */
async function lastOf(noteId: string, holder: ApprovedInvestor): Promise<readonly bigint[]> {
  const row = await app.database.reader.db
    .selectFrom('distribution_shares as s')
    .innerJoin('repayments as r', 'r.id', 's.repayment_id')
    .innerJoin('holdings as h', 'h.id', 's.holding_id')
    .select([
      's.return_sen',
      's.late_sen',
      's.fee_sen',
      's.service_tax_sen',
      's.withholding_sen',
      's.net_sen',
    ])
    .where('r.note_id', '=', noteId)
    .where('h.investor_id', '=', holder.userId)
    .orderBy('r.seq', 'desc')
    .executeTakeFirstOrThrow();
  return [row.return_sen, row.late_sen, row.fee_sen, row.service_tax_sen, row.withholding_sen, row.net_sen];
}

const withheldRemainder = async (noteId: string) => {
  const rows = await app.database.reader.db
    .selectFrom('holdings')
    .select('withholding_remainder')
    .where('note_id', '=', noteId)
    .where('investor_id', '=', abroad.userId)
    .execute();
  return rows.map((row) => row.withholding_remainder);
};

describe('a late charge that goes to a non-resident', () => {
  it('gives up tax like the return, never a fee, and a resident gives up none', async () => {
    const { id } = await note();
    await repay(app, issuer, id, { amount: '3471.10', on: LATE });
    const [returned = 0n, late = 0n, fee = 0n, , withheld = 0n, net = 0n] = await lastOf(id, abroad);
    expect([late > 0n, fee]).toEqual([true, (returned * 1500n) / 10_000n]);
    expect(withheld).toBe(((returned + late) * 1500n) / 10_000n);
    expect(await withheldRemainder(id)).toEqual([((returned + late) * 1500n) % 10_000n]);
    expect(net).toBeGreaterThan(0n);
    expect((await lastOf(id, here))[4]).toBe(0n);
    const { maker } = await operatorPair(app);
    const treasury = await call(app, 'operatorTreasury', { headers: dated(maker.headers, '2027-01-20') });
    const owed = treasury.body.open.find((one) => one.obligation === 'withholding_tax');
    expect(owed?.amount).toBe(`${withheld / 100n}.${String(withheld % 100n).padStart(2, '0')}`);
    const { body } = await call(app, 'activityData', { headers: dated(abroad.headers, LATE) });
    const paid = body.items.find((one) => one.kind === 'distribution');
    expect(paid?.parts?.withholding_tax).toBe(owed?.amount);
  });

  it('of ta’widh too; gharamah is no income of investors', async () => {
    const { id } = await note({ contract: 'Shariah' });
    await repay(app, issuer, id, { amount: '3443.67', on: LATE });
    const [returned = 0n, late = 0n, , , withheld = 0n] = await lastOf(id, abroad);
    expect(late).toBeGreaterThan(0n);
    expect(late).toBeLessThan(723n);
    expect(withheld).toBe(((returned + late) * 1500n) / 10_000n);
  });

  it('is free of it from the day on which that is switched off, and taxed again after', async () => {
    const [off, on] = [await note(), await note()];
    await set(false, LATE);
    await repay(app, issuer, off.id, { amount: '3471.10', on: LATE });
    const [returned = 0n, late = 0n, , , withheld] = await lastOf(off.id, abroad);
    expect([late > 0n, withheld]).toEqual([true, (returned * 1500n) / 10_000n]);
    await set(true, '2027-01-16');
    const later = await call(app, 'noteNextPayment', {
      headers: dated(issuer.headers, '2027-01-16'),
      query: { note_id: on.id },
    });
    await repay(app, issuer, on.id, { amount: later.body.items[0]?.total ?? '', on: '2027-01-16' });
    const [again = 0n, charge = 0n, , , taken] = await lastOf(on.id, abroad);
    expect(taken).toBe(((again + charge) * 1500n) / 10_000n);
  });

  it('is taxed by where its holder is resident on the day of the split', async () => {
    const { id } = await note();
    await recordResidence(app, abroad.userId, { country: 'MY', from: '2027-01-17' });
    const due = await call(app, 'noteNextPayment', {
      headers: dated(issuer.headers, '2027-01-17'),
      query: { note_id: id },
    });
    await repay(app, issuer, id, { amount: due.body.items[0]?.total ?? '', on: '2027-01-17' });
    expect((await lastOf(id, abroad))[4]).toBe(0n);
  });

  it('has its invariants: more than its return and taxed late charge, and a fee above the return', async () => {
    const broken = (part: 'withholding_sen' | 'fee_sen') =>
      brokenInvariants(app, ({ db }) =>
        db
          .updateTable('distribution_shares')
          .set((eb) => ({
            [part]: eb('return_sen', '+', eb.ref('late_sen')),
            net_sen: sql<Sen>`net_sen + ${sql.ref(part)} - return_sen - late_sen`,
          }))
          .execute(),
      );
    expect(await broken('withholding_sen')).toContain(
      'a share gives up no more than its return and its taxed late charge, withholding of non-residents only',
    );
    expect(await broken('fee_sen')).toContain('fee and service tax of a share are never above its return');
  });
});
