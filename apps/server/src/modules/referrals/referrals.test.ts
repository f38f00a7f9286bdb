import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { type FormFields, investorForm } from '../../../test/builders/application-forms.ts';
import { issuedNote } from '../../../test/builders/financing.ts';
import { call, xhr } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailTo } from '../../../test/builders/mails.ts';
import { platformBalance } from '../../../test/builders/money.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approve,
  approvedInvestor,
  approvedIssuer,
  submitInvestor,
} from '../../../test/builders/onboarding.ts';
import { dated, operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';
import { topUp } from '../../../test/builders/payments.ts';
import { lift, restrict } from '../../../test/builders/restrictions.ts';
import { type Scope, systemActor } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { platformAccount, postTransfers } from '../ledger/public.ts';
import { readInvestor } from '../onboarding/public.ts';
import { rewardsStep } from './public.ts';

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const MARKETING = platformAccount('marketing');
let app: TestApp;
let referrer: ApprovedInvestor;
let issuer: ApprovedIssuer;
beforeAll(async () => {
  app = await createTestApp();
  [referrer, issuer] = await Promise.all([
    approvedInvestor(app, { fields: { bank_account_no: '114011111111' } }),
    approvedIssuer(app),
  ]);
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const data = async (who: SignedInUser) => (await call(app, 'referralsData', { headers: who.headers })).body;
const itemOf = async (who: SignedInUser, friend: string) =>
  (await data(who)).items.find((one) => one.friend === friend);
const done = (item: Awaited<ReturnType<typeof itemOf>>) =>
  item?.tasks.filter((one) => one.done_at !== null).map((one) => one.task);
const balanceOf = async (who: SignedInUser) =>
  (await call(app, 'userCurrent', { headers: who.headers })).body.user.balance;

/** What happens by jobs after a command: the events, and what follows from them. */
async function settle(): Promise<void> {
  for (const job of ['deliver_event', 'consume_event', 'pay_referral_reward', 'pay_referral_rewards']) {
    await runJobs(app, [job]);
  }
}

let serial = 0;

interface FriendChoice {
  readonly of: SignedInUser;
  readonly name: string;
  readonly phoneNumber?: string;
}

/** A user who registers by another user's link. */
async function friendOf({ of, name, phoneNumber }: FriendChoice): Promise<SignedInUser> {
  serial += 1;
  const referralCode = new URL((await data(of)).link).searchParams.get('ref') ?? '';
  const own = phoneNumber ?? `01377${String(10_000 + serial)}`;
  const friend = await registerUser(app, {
    firstName: name,
    lastName: 'Tan',
    referralCode,
    phoneNumber: own,
  });
  await settle();
  return friend;
}

async function becomeInvestor(friend: SignedInUser, fields: FormFields = {}): Promise<ApprovedInvestor> {
  await submitInvestor(
    app,
    friend,
    investorForm({ bank_account_no: `1140222${String(10_000 + serial)}`, ...fields }),
  );
  await approve(app, friend);
  await settle();
  const investor = await app.work.query(scope, (ctx) => readInvestor(ctx, friend.userId));
  if (investor === null) throw new Error('the friend is no investor');
  return { ...friend, investor };
}

async function invest(friend: ApprovedInvestor, amount: string): Promise<void> {
  await topUp(app, friend, amount);
  await settle();
  await issuedNote(app, issuer, [{ investor: friend, amount }], { amount });
  await runJobs(app, ['allot_subscriptions']);
  await settle();
}

/** Fees that the platform has earned, as an issued note would leave them. */
function earnFees(amountSen: bigint): Promise<void> {
  const id = newId();
  const [debitAccountId, creditAccountId] = [platformAccount('trust_bank'), platformAccount('fee_income')];
  const fee = { id, debitAccountId, creditAccountId, amountSen: sen(amountSen), kind: 'test_fee' };
  return app.work.command(scope, (ctx) =>
    postTransfers(ctx, new Map(), [{ ...fee, referenceId: id, noteId: null }]),
  );
}

describe('a link', () => {
  it('is rejected for guests, and unique per user, with a QR code', async () => {
    expect((await call(app, 'referralsData', { headers: xhr })).status).toBe(401);
    const [mine, theirs] = [await data(referrer), await data(issuer)];
    expect(mine).toMatchObject({
      items: [],
      earned: '0.00',
      terms: { reward: '30.00', invested: '1000.00', days: 60 },
    });
    expect(mine.link).not.toBe(theirs.link);
    expect(mine.qr_code).toMatch(/^data:image\/png;base64,/);
  });

  it('does not count business owners', async () => {
    const referralCode = new URL((await data(referrer)).link).searchParams.get('ref') ?? '';
    await registerUser(app, { role: 'businessowner', referralCode });
    await settle();
    expect((await data(referrer)).items).toEqual([]);
  });
});

describe('rejects a self-referral', () => {
  it('is seen by the phone at once', async () => {
    await friendOf({ of: referrer, name: 'Samad', phoneNumber: '0123456789' });
    expect(await itemOf(referrer, 'Samad T.')).toMatchObject({
      state: 'refused',
      refused_reason: expect.stringContaining('phone'),
    });
  });

  it('is seen by the bank account once both are approved', async () => {
    const friend = await friendOf({ of: referrer, name: 'Bakar' });
    await becomeInvestor(friend, { bank_account_no: '114011111111' });
    expect(await itemOf(referrer, 'Bakar T.')).toMatchObject({
      state: 'refused',
      refused_reason: expect.stringContaining('bank account'),
    });
  });
});

describe('setting money aside', () => {
  const fund = (amount: string) => ({ kind: 'marketing_funding', subjectId: MARKETING, after: { amount } });

  it.each(['0.00', '10000000.00'])('is rejected for %s: only earned fees can be', async (amount) => {
    await expect(propose(app, fund(amount))).rejects.toThrow(/422.*amount/);
  });

  it('is rejected for another account', async () => {
    await expect(propose(app, { ...fund('1.00'), subjectId: newId() })).rejects.toThrow(/404/);
  });

  it('takes two operators, who see the available fees', async () => {
    await earnFees(10_000n);
    await proposeAndApprove(app, fund('20.00'));
    const { maker } = await operatorPair(app);
    expect((await call(app, 'operatorMarketing', { headers: maker.headers })).body).toMatchObject({
      ...{ id: MARKETING, balance: '20.00', fees_available: '80.00', paid: '0.00' },
      waiting: { rewards: 0, amount: '0.00' },
      can: { fund: true },
    });
  });
});

describe('a friend who invests', () => {
  it('brings RM 30 to both, as soon as the money is there, and once', async () => {
    const friend = await friendOf({ of: referrer, name: 'Wei' });
    expect(done(await itemOf(referrer, 'Wei T.'))).toEqual(['registered']);
    const investor = await becomeInvestor(friend);
    expect(done(await itemOf(referrer, 'Wei T.'))).toEqual(['registered', 'approved']);
    await invest(investor, '5000.00');
    // The marketing account holds RM 20, and never goes below zero.
    expect(await itemOf(referrer, 'Wei T.')).toMatchObject({ state: 'reward', reward: '0.00' });
    expect(await platformBalance(app, 'marketing')).toBe(2_000n);
    await proposeAndApprove(app, {
      kind: 'marketing_funding',
      subjectId: MARKETING,
      after: { amount: '60.00' },
    });
    await settle();
    expect(await itemOf(referrer, 'Wei T.')).toMatchObject({ state: 'rewarded', reward: '30.00' });
    expect([await balanceOf(referrer), await balanceOf(investor)]).toEqual(['30.00', '30.00']);
    const [theirs] = (await call(app, 'dashboardRecentActivities', { headers: referrer.headers })).body.items;
    expect(theirs?.title).toBe('Referral reward: Wei T.');
    const own = (await call(app, 'dashboardRecentActivities', { headers: investor.headers })).body.items;
    expect(own.map((one) => one.title)).toContainEqual(expect.stringMatching(/^Referral reward: \w+/));
    // It counts as a deposit: the account has not earned it.
    const later = dated(referrer.headers, addDays(malaysiaDay(app.work.clock.now()), 40));
    const { months } = (await call(app, 'dashboardWithdrawalsDeposits', { headers: later })).body;
    expect(months.filter((one) => one.deposited !== '0.00').map((one) => one.deposited)).toEqual(['30.00']);
    const stats = (await call(app, 'dashboardInvestorStats', { headers: later })).body;
    expect([stats.xirr_percent, stats.xirr_at_par_percent, stats.return_net]).toEqual([
      '0.00',
      '0.00',
      '0.00',
    ]);
    const paid = async () => (await mailTo(app, referrer.email, 'referral_rewarded')).params;
    expect(await paid()).toEqual({ amount: '30.00', friend: 'Wei T.', isPayout: false });
    for (const { id } of (await data(referrer)).items) {
      await app.jobs.pay_referral_reward?.({ referral_id: id }, scope);
    }
    expect(await balanceOf(referrer)).toBe('30.00');
    const { user } = (await call(app, 'userCurrent', { headers: referrer.headers })).body;
    expect(user.referral_tasks[0]).toEqual({
      ...{ friend: 'Wei T.', registered: true, approved: true, first_topup: true },
      ...{ invested: true, reward: '30.00' },
    });
  });

  it('brings a business owner a payout', async () => {
    await earnFees(10_000n);
    await proposeAndApprove(app, {
      kind: 'marketing_funding',
      subjectId: MARKETING,
      after: { amount: '60.00' },
    });
    const friend = await friendOf({ of: issuer, name: 'Mei' });
    await invest(await becomeInvestor(friend), '5000.00');
    expect(await itemOf(issuer, 'Mei T.')).toMatchObject({ state: 'rewarded', reward: '30.00' });
    const payout = await app.database.reader.db
      .selectFrom('payouts')
      .selectAll()
      .where('purpose', '=', 'reward')
      .executeTakeFirstOrThrow();
    expect(payout).toMatchObject({ user_id: issuer.userId, amount_sen: 3_000n, state: 'queued' });
  });

  it('is too late after sixty days', async () => {
    await friendOf({ of: issuer, name: 'Lim' });
    const on = addDays(malaysiaDay(app.work.clock.now()), 61);
    const headers = { ...issuer.headers, 'x-date-override': on };
    const { items } = (await call(app, 'referralsData', { headers })).body;
    expect(items.find((one) => one.friend === 'Lim T.')).toMatchObject({ state: 'late' });
  });
});

describe('freeze: a reward that falls due', () => {
  /** A friend of a user, who has done all that a reward takes; both rewards are set aside. */
  async function reward(of: SignedInUser, name: string, meanwhile: () => Promise<unknown>) {
    await earnFees(10_000n);
    await proposeAndApprove(app, {
      kind: 'marketing_funding',
      subjectId: MARKETING,
      after: { amount: '60.00' },
    });
    const friend = await becomeInvestor(await friendOf({ of, name }));
    await meanwhile();
    await invest(friend, '5000.00');
    return friend;
  }

  it('stays due while its receiver is frozen, however often it is tried, and is paid after the lift', async () => {
    const before = Number(await balanceOf(referrer));
    const friend = await reward(referrer, 'Farid', () => restrict(app, referrer));
    await rewardsStep.run(app.work, scope, malaysiaDay(app.work.clock.now()));
    expect(await itemOf(referrer, 'Farid T.')).toMatchObject({ state: 'reward', reward: '0.00' });
    expect(Number(await balanceOf(referrer))).toBe(before);
    // A user without a restriction does not wait for a restricted one.
    expect(await balanceOf(friend)).toBe('30.00');
    await lift(app, referrer);
    await settle();
    expect(await itemOf(referrer, 'Farid T.')).toMatchObject({ state: 'rewarded', reward: '30.00' });
    expect(Number(await balanceOf(referrer))).toBe(before + 30);
  });

  it('of a frozen business owner is not queued before the lift', async () => {
    const payouts = async () =>
      (
        await app.database.reader.db
          .selectFrom('payouts')
          .select('id')
          .where('purpose', '=', 'reward')
          .where('user_id', '=', issuer.userId)
          .execute()
      ).length;
    const before = await payouts();
    await reward(issuer, 'Gopal', () => restrict(app, issuer));
    expect([await payouts(), (await itemOf(issuer, 'Gopal T.'))?.state]).toEqual([before, 'reward']);
    await lift(app, issuer);
    await settle();
    expect([await payouts(), (await itemOf(issuer, 'Gopal T.'))?.state]).toEqual([before + 1, 'rewarded']);
  });

  it('is credited to a customer restricted to `outgoing`: no money leaves', async () => {
    const friend = await reward(referrer, 'Hana', async () => undefined);
    expect(await balanceOf(friend)).toBe('30.00');
    const other = await reward(referrer, 'Idris', () => restrict(app, referrer, 'outgoing'));
    expect(await itemOf(referrer, 'Idris T.')).toMatchObject({ state: 'rewarded' });
    expect(await balanceOf(other)).toBe('30.00');
    await lift(app, referrer);
  });
});
