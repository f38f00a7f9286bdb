import { day } from '@titian/finance/calendar';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { giveCash, issuedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { senOf } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { recordResidence } from '../../../test/builders/tax-residence.ts';
import { workOn } from '../../../test/builders/treasury.ts';
import { payAtOnce } from '../../../test/issued-note.ts';
import { confirmationFor } from './queries/confirmation.ts';

let app: TestApp;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp({ LOG_LEVEL: 'silent' });
  investor = await approvedInvestor(app, { on: '2026-12-01' });
  await giveCash(app, investor, ['30000.00']);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const INSTALMENT = senOf('933.33');

/** A value of a setting from a day on, decided by two on that day. */
async function set(key: string, value: number, from: string): Promise<void> {
  const after = { key, value, effective_from: from };
  await proposeAndApprove(app, { kind: 'setting_change', subjectId: null, after, on: from });
}

/** RM 10,000.00 at 12 % over a year: RM 100.00 of return a month. */
async function noteOn(on: string): Promise<string> {
  const backers = [{ investor, amount: '10000.00' }];
  return (await issuedNote(app, await approvedIssuer(app), backers, { on, termMonths: 12 })).id;
}

async function payOn(noteId: string, ...days: readonly string[]): Promise<void> {
  for (const on of days) {
    await payAtOnce(app.work, noteId, INSTALMENT, workOn(day(on)));
  }
}

/** Whether each payment's share was a non-resident's, and the tax withheld of it, oldest first. */
async function withheldOf(noteId: string): Promise<readonly (readonly [boolean, bigint])[]> {
  const rows = await app.database.reader.db
    .selectFrom('distribution_shares as s')
    .innerJoin('repayments as r', 'r.id', 's.repayment_id')
    .select(['s.is_non_resident', 's.withholding_sen'])
    .where('r.note_id', '=', noteId)
    .orderBy('r.seq')
    .execute();
  return rows.map((row) => [row.is_non_resident, row.withholding_sen]);
}

async function quotedOn(noteId: string, on: string): Promise<string | undefined> {
  const query = { note_id: noteId, amount: '1000.00' };
  const { body } = await call(app, 'noteAmortizations', { headers: dated(investor.headers, on), query });
  return body.quote?.withholding_tax;
}

describe('a residence that changes while a note runs', () => {
  it('counts for what is split from its day on, at the rate of each day, and changes nothing of before', async () => {
    const id = await noteOn('2026-12-01');
    await payOn(id, '2027-01-04');
    await recordResidence(app, investor.userId, { country: 'SG', from: '2027-02-15', on: '2027-02-01' });
    await payOn(id, '2027-02-02');
    expect([await quotedOn(id, '2027-02-14'), await quotedOn(id, '2027-02-15')]).toEqual(['0.00', '18.00']);
    await payOn(id, '2027-03-02');
    await set('withholding_tax_bps', 1000, '2027-04-01');
    await payOn(id, '2027-04-02');
    await set('withholding_tax_bps', 2000, '2027-05-01');
    // It is effective from 10 May, and was recorded on 1 June: what was split in between keeps its tax.
    await payOn(id, '2027-05-31');
    await recordResidence(app, investor.userId, { country: 'MY', from: '2027-05-10', on: '2027-06-01' });
    await payOn(id, '2027-06-02');
    expect(await withheldOf(id)).toEqual([
      ...([
        [false, 0n],
        [false, 0n],
        [true, 1500n],
        [true, 1000n],
        [true, 2000n],
        [false, 0n],
      ] as const),
    ]);
  });

  it('leaves the confirmation of a note as it was on the day of its issue', async () => {
    const { userId } = investor;
    const on = { before: '2027-08-02', after: '2027-08-20' };
    const id = await noteOn(on.before);
    await recordResidence(app, userId, { country: 'SG', from: '2027-08-01', on: '2027-08-10' });
    const confirmed = await app.work.query(workOn(day(on.after)), (ctx) => confirmationFor(ctx, userId, id));
    expect([confirmed.isTaxed, confirmed.quote.withholdingSen]).toEqual([false, 0n]);
    const later = await noteOn(on.after);
    const taxed = await app.work.query(workOn(day(on.after)), (ctx) => confirmationFor(ctx, userId, later));
    expect([taxed.isTaxed, taxed.quote.withholdingSen > 0n]).toEqual([true, true]);
  });

  it('has its invariant: a share that says another residence than was recorded', async () => {
    const broken = await brokenInvariants(app, ({ db }) =>
      db.updateTable('distribution_shares').set({ is_non_resident: true }).execute(),
    );
    expect(broken).toContain(
      'a share says whether its holder was a resident on the day of the split, by what was recorded then',
    );
  });
});
