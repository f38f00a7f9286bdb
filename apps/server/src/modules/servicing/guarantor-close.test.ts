import { randomUUID } from 'node:crypto';
import { addDays, day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import { giveCash, issuedNote, type NoteOverrides, runDay } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { platformBalance, statementLine } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { restrict } from '../../../test/builders/restrictions.ts';

// Whole lives of notes take what they take on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const GUARANTOR = 'Jaminan Utama Berhad';
/** Issued on 2 December 2026 and first due on 4 January 2027; the guarantee claim is 15 days later, for RM 10,200. */
const FIRST = day('2027-01-04');
const CLAIMED = addDays(FIRST, 15);
/** The third month has begun, so RM 100 more of return has accrued. */
const LATER = day('2027-02-03');
const DEFAULTED = addDays(FIRST, 95);
const account = { bic: 'PBBEMYKL', number: '319876543210' };
let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await approvedInvestor(app)];
  await giveCash(app, investor, ['30000.00', '30000.00', '30000.00', '30000.00']);
}, 90_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

async function claimedNote(overrides: NoteOverrides = {}, by = issuer): Promise<string> {
  const backers = [{ investor, amount: '10000.00' }];
  const made = await issuedNote(app, by, backers, {
    on: '2026-12-01',
    guarantorName: GUARANTOR,
    ...overrides,
  });
  await runDay(app, CLAIMED);
  return made.id;
}

async function defaultedNote(overrides: NoteOverrides): Promise<string> {
  const id = await claimedNote(overrides, await approvedIssuer(app));
  await proposeAndApprove(app, { kind: 'note_default', subjectId: id, after: {}, on: DEFAULTED });
  return id;
}

async function guarantorPays(noteId: string, amount: string, on: string, from?: typeof account) {
  const named = from === undefined ? {} : { account: from };
  const bank_reference = await statementLine(app, { amount, on, counterparty: GUARANTOR, ...named });
  const after = { source: 'guarantor', amount, received_on: on, payer_name: GUARANTOR, bank_reference };
  await proposeAndApprove(app, { kind: 'note_receipt', subjectId: noteId, after, on });
  await runJobs(app, ['distribute_repayments']);
}

const EXPLANATION = 'The guarantor is insolvent; its liquidator pays no more.';
const closing = (subjectId: string, on: string, explanation = EXPLANATION) => ({
  ...{ kind: 'guarantee_close', subjectId, after: { explanation }, on },
});

async function approve(id: string, on: string, who: 'maker' | 'checker' = 'checker') {
  const pair = await operatorPair(app);
  return call(app, 'operatorApprove', { headers: dated(pair[who].headers, on), params: { id }, body: {} });
}

async function queue(noteId: string, on: string) {
  const { maker } = await operatorPair(app);
  const headers = dated(maker.headers, on);
  return (await call(app, 'operatorNote', { headers, params: { id: noteId } })).body;
}

const recovery = async (noteId: string, on: string, who: ApprovedInvestor | ApprovedIssuer = investor) =>
  (await call(app, 'noteRecovery', { headers: dated(who.headers, on), query: { note_id: noteId } })).body
    .recovery;

describe('closing a claim short is rejected', () => {
  it('from other roles than finance, without a claim, and without a reason for investors', async () => {
    const credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
    const id = await claimedNote({ contract: 'Shariah' });
    const body = { kind: 'guarantee_close', subject_id: id, after: { explanation: 'No' }, reason: 'No' };
    expect((await call(app, 'operatorPropose', { headers: credit.headers, body })).status).toBe(403);
    await expect(propose(app, closing(randomUUID(), CLAIMED))).rejects.toThrow('not_found');
    await expect(propose(app, closing(id, CLAIMED, ''))).rejects.toThrow('after.explanation');
    await expect(propose(app, closing(id, CLAIMED, 'The loan is lost'))).rejects.toThrow('financing');
    const backers = [{ investor, amount: '10000.00' }];
    const unclaimed = await issuedNote(app, issuer, backers, { on: '2026-12-01', guarantorName: GUARANTOR });
    await expect(propose(app, closing(unclaimed.id, FIRST))).rejects.toThrow('has not been asked to pay');
    const own = await propose(app, closing(id, CLAIMED));
    expect((await approve(own, CLAIMED, 'maker')).error.code).toBe('same_operator');
  });

  it('where another payment came or a month began in between, and where nothing is open', async () => {
    const id = await claimedNote();
    const overtaken = await propose(app, closing(id, CLAIMED));
    await guarantorPays(id, '1000.00', CLAIMED);
    expect((await approve(overtaken, CLAIMED)).error.code).toBe('approval_stale');
    const late = await propose(app, closing(id, '2027-02-01'));
    expect((await approve(late, LATER)).error.code).toBe('approval_stale');
    await guarantorPays(id, '9300.00', LATER);
    await expect(propose(app, closing(id, LATER))).rejects.toThrow('Nothing is open');
    expect((await queue(id, LATER)).can.close_claim).toBe(false);
  });
});

describe('a claim that two operators close short', () => {
  it('expects no more, says why, and takes what comes all the same', async () => {
    const id = await claimedNote();
    await guarantorPays(id, '4000.00', CLAIMED);
    expect((await queue(id, CLAIMED)).can.close_claim).toBe(true);
    const proposal = await propose(app, closing(id, CLAIMED));
    const both = await Promise.all([approve(proposal, CLAIMED), approve(proposal, CLAIMED)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    await expect(propose(app, closing(id, CLAIMED))).rejects.toThrow('closed already');

    const closed = { on: CLAIMED, amount: '6200.00', explanation: EXPLANATION };
    // A month later nothing has accrued: what is not expected does not grow.
    for (const [who, on] of [
      [investor, CLAIMED],
      [issuer, LATER],
    ] as const) {
      expect((await recovery(id, on, who))?.guarantor).toMatchObject({
        ...{ claimed: '10200.00', paid: '4000.00', open: '0.00', accrued: '0.00', lapsed: '0.00', closed },
      });
    }
    const { updates, can } = await queue(id, LATER);
    expect(updates[0]).toMatchObject({
      ...{ title: 'The claim on the guarantor was closed', body: EXPLANATION, amount: '6200.00' },
    });
    expect(can).toMatchObject({ close_claim: false, record_guarantor: true });

    await guarantorPays(id, '500.00', LATER);
    const after = (await recovery(id, LATER))?.guarantor;
    expect(after).toMatchObject({ paid: '4500.00', open: '0.00', accrued: '0.00', lapsed: '0.00', closed });
    expect(after?.payments).toEqual([
      { on: CLAIMED, amount: '4000.00', after_closing: false },
      { on: LATER, amount: '500.00', after_closing: true },
    ]);
    const broken = await brokenInvariants(app, (tx) =>
      sql`update guarantee_claims set closed_paid_sen = 1 where note_id = ${id}`.execute(tx.db),
    );
    expect(broken).toContain(
      'a claim is closed short by two operators, of what the guarantor had paid by then',
    );
  });

  it('stands on the statements of its holders and its issuer, with no cash moved', async () => {
    const by = await approvedIssuer(app);
    const id = await claimedNote({}, by);
    await proposeAndApprove(app, closing(id, CLAIMED));
    const { number } = (await queue(id, CLAIMED)).note;
    for (const who of [investor, by]) {
      const headers = dated(who.headers, CLAIMED);
      const { body } = await call(app, 'activityStatement', { headers, query: { period: '2027-01' } });
      expect(body.claim_closings.filter((one) => one.note_id === id)).toEqual([
        { note_id: id, note_number: number, on: CLAIMED, amount: '10200.00', explanation: EXPLANATION },
      ]);
      const words = `Claim on the guarantor of ${number} closed: RM 10,200.00 of the whole note is no longer expected`;
      const file = async (format: string) => {
        const url = `${app.config.API_BASE}/my_activity/statement?period=2027-01&format=${format}`;
        return (await app.app.inject({ method: 'GET', url, headers })).rawPayload;
      };
      expect((await file('csv')).toString()).toContain(words);
      expect(
        pdfPages(await file('pdf'))
          .flat()
          .join(' '),
      ).toContain(words);
    }
    const before = dated(investor.headers, CLAIMED);
    const { body } = await call(app, 'activityStatement', { headers: before, query: { period: '2026-12' } });
    expect(body.claim_closings).toEqual([]);
  });
});

describe('the guarantor of a note in default', () => {
  it.each(['Conventional', 'Shariah'] as const)(
    'of a %s note pays principal first, and neither late charge nor charity',
    async (contract) => {
      const id = await defaultedNote({ contract, termMonths: 6 });
      const [charity, costs] = [
        await platformBalance(app, 'charity'),
        await platformBalance(app, 'recovery_costs'),
      ];
      const before = await recovery(id, DEFAULTED);
      expect(Number(before?.guarantor?.open)).toBeGreaterThan(10_000);
      await guarantorPays(id, '4000.00', DEFAULTED);
      const [row] = (await queue(id, DEFAULTED)).repayments;
      expect(row).toMatchObject({
        ...{ source: 'guarantor', principal: '4000.00', return: '0.00', costs: '0.00' },
        ...{ late_charge: '0.00', tawidh: '0.00', gharamah: '0.00', excess: '0.00' },
      });
      const part = await recovery(id, DEFAULTED);
      expect(part).toMatchObject({ outstanding: '6000.00', recovered: '4000.00', net_to_me: '4000.00' });
      // What lateness has cost stays owed by the issuer, and ibra' is not given twice.
      expect([part?.late_charge, part?.tawidh, part?.gharamah, part?.ibra]).toEqual([
        ...[before?.late_charge, before?.tawidh, before?.gharamah, before?.ibra],
      ]);
      if (contract === 'Shariah') {
        expect(Number(part?.gharamah)).toBeGreaterThan(0);
        expect(Number(part?.ibra)).toBeGreaterThan(0);
      }
      const open = part?.guarantor?.open ?? '';
      await guarantorPays(id, open, DEFAULTED);
      const paid = await queue(id, DEFAULTED);
      const end = await recovery(id, DEFAULTED);
      expect(paid.repayments.reduce((sum, one) => sum + Number(one.gharamah) + Number(one.tawidh), 0)).toBe(
        0,
      );
      expect(end).toMatchObject({ outstanding: '0.00', amount_due: '0.00', gharamah: '0.00' });
      expect(end?.guarantor).toMatchObject({ open: '0.00', completed_on: DEFAULTED });
      expect(await platformBalance(app, 'charity')).toBe(charity);
      expect(await platformBalance(app, 'recovery_costs')).toBe(costs);
    },
  );
});

describe('what a guarantor paid too much', () => {
  it('goes back to the account it came from, by two operators, whatever holds up its issuer', async () => {
    const by = await approvedIssuer(app);
    const id = await claimedNote({}, by);
    await guarantorPays(id, '10450.00', CLAIMED, account);
    const { guarantor_money: money, can } = await queue(id, CLAIMED);
    expect(money).toMatchObject({
      repaid: { held: '0.00', account: null },
      overpaid: { held: '250.00', account: { account_last4: '3210', source: 'statement' } },
    });
    expect(can).toMatchObject({ pay_guarantor: false, return_overpaid: true });
    const back = { kind: 'guarantor_payout', subjectId: id, on: CLAIMED };
    await expect(propose(app, { ...back, after: { amount: '250.00' } })).rejects.toThrow('Nothing waits');
    await expect(propose(app, { ...back, after: { amount: '249.00', part: 'overpaid' } })).rejects.toThrow(
      'RM 250.00 waits',
    );
    await restrict(app, by);
    await proposeAndApprove(app, { ...back, after: { amount: '250.00', part: 'overpaid' } });
    const payout = await app.database.reader.db
      .selectFrom('payouts')
      .innerJoin('guarantor_payouts as g', 'g.payout_id', 'payouts.id')
      .select(['payouts.id', 'user_id', 'beneficiary', 'payouts.amount_sen', 'overpaid_sen'])
      .where('g.note_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(payout).toMatchObject({
      ...{ user_id: null, beneficiary: GUARANTOR, amount_sen: 25_000n, overpaid_sen: 25_000n },
    });
    expect((await queue(id, CLAIMED)).guarantor_money?.overpaid).toMatchObject({
      ...{ held: '0.00', on_the_way: '250.00' },
    });
    // A batch with money of the frozen issuer could not be proposed.
    const batch = { kind: 'payout_batch', subjectId: payout.id, after: { payout_ids: [payout.id] } };
    await proposeAndApprove(app, { ...batch, on: CLAIMED });
  });

  it('waits for a verified account where the statement names none', async () => {
    const id = await claimedNote();
    await guarantorPays(id, '10250.00', CLAIMED);
    const { guarantor_money: money, can } = await queue(id, CLAIMED);
    expect(money?.overpaid).toMatchObject({ held: '50.00', account: null });
    expect(can).toMatchObject({ prove_guarantor_account: true, return_overpaid: false });
    const back = { kind: 'guarantor_payout', subjectId: id, on: CLAIMED };
    await expect(propose(app, { ...back, after: { amount: '50.00', part: 'overpaid' } })).rejects.toThrow(
      "prove the guarantor's bank account",
    );
  });
});
