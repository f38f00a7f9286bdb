import { addDays, day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { fundedInvestor, issuedNote, type NoteOverrides, repay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';

/** Issued on 2 December 2026, first due on 4 January 2027; looked at eleven days later. */
const FIRST = day('2027-01-04');
const ON = addDays(FIRST, 11);
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await fundedInvestor(app, 4)];
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const note = (overrides: NoteOverrides = {}) =>
  issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { on: '2026-12-01', ...overrides });
const next = async (id: string, on: string = ON) =>
  (await call(app, 'noteNextPayment', { headers: dated(issuer.headers, on), query: { note_id: id } })).body;
const change = (id: string, late_charge: string, gharamah = '0.00', on: string = ON) => ({
  ...{ kind: 'late_waiver', subjectId: id, after: { late_charge, gharamah }, on },
});
const waive = (...args: Parameters<typeof change>) => proposeAndApprove(app, change(...args));

describe('what lateness costs', () => {
  it.each([
    ['nothing', {}, '0.00', '0.00', /above RM 0.00/],
    ['more than is owed', {}, '37.78', '0.00', /at most RM 37.77/],
    ['gharamah of a conventional note', {}, '1.00', '1.00', /Only a Shariah note/],
    ["more ta'widh than is owed", { contract: 'Shariah' }, '1.04', '0.00', /at most RM 1.03/],
    ['more gharamah than is owed', { contract: 'Shariah' }, '0.00', '9.32', /at most RM 9.31/],
  ] as const)('is not waived where it is %s', async (_what, overrides, late, gharamah, why) => {
    const { id } = await note(overrides);
    await expect(propose(app, change(id, late, gharamah))).rejects.toThrow(why);
  });

  it('is not waived of a note that is finished, nor by one operator alone', async () => {
    const { id } = await note({ termMonths: 1 });
    const proposal = await propose(app, change(id, '1.00'));
    const { maker } = await operatorPair(app);
    const own = await call(app, 'operatorApprove', {
      headers: dated(maker.headers, ON),
      params: { id: proposal },
      body: {},
    });
    expect(own.error.code).toBe('same_operator');
    const { id: paid } = await note({ termMonths: 1 });
    await repay(app, issuer, paid, { on: ON });
    await expect(propose(app, change(paid, '1.00'))).rejects.toThrow(/while a note is running/);
  });

  it('is waived in part: shown to operator and issuer, notified and audited, and charged from there on', async () => {
    const { id } = await note();
    await waive(id, '7.77');
    expect((await next(id)).items[0]).toMatchObject({ late_charge: '30.00', total: '3463.33' });
    // 3.43 and a half a day continue as before.
    expect((await next(id, addDays(ON, 2))).items[0]).toMatchObject({ late_charge: '36.86' });
    const { maker } = await operatorPair(app);
    const queue = await call(app, 'operatorNote', { headers: dated(maker.headers, ON), params: { id } });
    expect(queue.body).toMatchObject({
      recovery: { late_charge: '30.00', late_waived: '7.77', gharamah_waived: '0.00' },
      can: { waive_late: true },
    });
    expect(queue.body.updates[0]).toMatchObject({ kind: 'waiver', amount: '7.77' });
    const stats = await call(app, 'dashboardBoStats', { headers: dated(issuer.headers, ON) });
    expect(stats.body).toMatchObject({ late_waived: '7.77', gharamah_waived: '0.00' });
    const audited = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['action', 'after'])
      .where('subject_id', '=', id)
      .where('action', '=', 'note.late_charge_waived')
      .execute();
    expect(audited.map((one) => one.after)).toEqual([{ late_charge: '7.77', gharamah: '0.00' }]);
    await repay(app, issuer, id, { amount: '3463.33', on: ON });
    expect((await next(id)).items[0]).toMatchObject({ instalment: 2 });
  });

  it("of a Shariah note is ta'widh and gharamah, each by itself", async () => {
    const { id } = await note({ contract: 'Shariah' });
    await waive(id, '0.00', '9.31');
    expect((await next(id)).items[0]).toMatchObject({
      tawidh: '1.03',
      gharamah: '0.00',
      late_charge: '1.03',
    });
    await waive(id, '1.03');
    expect((await next(id)).items[0]).toMatchObject({ late_charge: '0.00', total: '3433.33' });
  });

  it('waived whole completes a note of which nothing else is owed', async () => {
    const { id } = await note({ termMonths: 1 });
    await repay(app, issuer, id, { amount: '10100.00', on: ON });
    await waive(id, (await next(id)).total_due);
    const shown = await call(app, 'note', { headers: dated(investor.headers, ON), params: { id } });
    expect(shown.body.note).toMatchObject({ state: 'completed', mine: { outstanding: '0.00' } });
  });

  it('waived is stale after a payment in between, and breaks an invariant where rows say else', async () => {
    const { id } = await note();
    const proposal = await propose(app, change(id, '7.77'));
    await repay(app, issuer, id, { amount: '100.00', on: ON });
    const { checker } = await operatorPair(app);
    const late = await call(app, 'operatorApprove', {
      headers: dated(checker.headers, ON),
      params: { id: proposal },
      body: {},
    });
    expect(late.error.code).toBe('approval_stale');
    const broken = await brokenInvariants(app, (tx) =>
      tx.db
        .updateTable('instalments')
        .set({ waived_late_sen: sen(1n) })
        .where('note_id', '=', id)
        .execute(),
    );
    expect(broken).toContain(
      'what is waived of an instalment is what two operators have waived, gharamah of Shariah notes only',
    );
  });
});
