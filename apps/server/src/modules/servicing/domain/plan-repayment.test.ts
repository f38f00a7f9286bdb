import { addDays, type Day, day } from '@titian/finance/calendar';
import { NO_REMAINDERS } from '@titian/finance/deductions';
import { rateBps } from '@titian/finance/rate';
import { buildSchedule, type RepaymentProfile } from '@titian/finance/schedule';
import { addSen, type Sen, sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Holding } from '../../notes/public.ts';
import { daysPastDue, defaultAfterDays } from './default-rule.ts';
import { dueRows, nextPaymentOf, totalDue } from './due.ts';
import type { ServicedInstalment } from './instalment.ts';
import type { LateTerms } from './late-terms.ts';
import { allocateRecovery, planRepayment, planSettlement, type RepaymentPlan } from './plan-repayment.ts';
import { reminderStage } from './reminder.ts';
import { earlySettlement, guaranteedAmount } from './settlement.ts';
import { type PlannedShare, remaindersAfter, splitRepayment } from './split-repayment.ts';

const runs = process.env.DEEP === '1' ? 10_000 : 300;
const issuedOn = day('2026-12-02');

const terms: LateTerms = {
  contract: 'Conventional',
  defaultedOn: null,
  rates: {
    lateGraceDays: 7,
    lateChargeDailyBps: rateBps(10),
    lateChargeCapBps: rateBps(1_000),
    tawidhYearlyBps: rateBps(100),
    shariahLateChargeCapBps: rateBps(1_000),
    ibraOnDefault: true,
  },
};

function scheduleOf(
  principalSen: bigint,
  { rate = 1_200, months = 3, profile = 'equal_monthly_flat' as RepaymentProfile } = {},
): ServicedInstalment[] {
  const schedule = buildSchedule({
    principalSen: sen(principalSen),
    rateBps: rateBps(rate),
    termMonths: months,
    profile,
    issuedOn,
    holidays: new Set(),
  });
  return schedule.map((row) => ({
    ...row,
    noteId: 'note',
    paidPrincipalSen: ZERO_SEN,
    paidReturnSen: ZERO_SEN,
    earnedReturnSen: ZERO_SEN,
    waivedReturnSen: ZERO_SEN,
    waivedLateSen: ZERO_SEN,
    waivedCharitySen: ZERO_SEN,
    settledOn: null,
    payments: [],
  }));
}

/** Puts the rows that a plan changed in the place of those of before. */
function applied(rows: readonly ServicedInstalment[], changed: readonly ServicedInstalment[]) {
  return rows.map((row) => changed.find((one) => one.number === row.number) ?? row);
}

const rows = scheduleOf(1_000_000n);
const FIRST = day('2027-01-04');

describe('planRepayment', () => {
  it('pays the oldest instalment first, in it return, principal, late charge', () => {
    const on = addDays(FIRST, 11);
    const plan = planRepayment(rows, sen(10_100n), on, terms);
    expect(plan.parts).toEqual([
      { number: 1, returnSen: 10_000n, principalSen: 100n, lateSen: 0n, charitySen: 0n },
    ]);
    expect(plan).toMatchObject({ isSettled: false, excessSen: 0n });
    expect(plan.after.map((row) => row.paidReturnSen)).toEqual([10_000n, 0n, 0n]);
    expect(plan.changed.map((row) => row.number)).toEqual([1]);
  });

  it('settles an instalment only when its late charge is paid too', () => {
    const on = addDays(FIRST, 11);
    const part = planRepayment(rows, sen(343_333n), on, terms);
    expect(part.changed[0]).toMatchObject({ settledOn: null, paidPrincipalSen: 333_333n });
    const rest = planRepayment(applied(rows, part.changed), sen(3_777n), addDays(on, 40), terms);
    expect(rest.parts[0]).toMatchObject({ number: 1, lateSen: 3_777n });
    expect(rest.changed[0]).toMatchObject({ number: 1, settledOn: addDays(on, 40) });
  });

  it('leaves what is more than what is due by the day', () => {
    const early = planRepayment(rows, sen(343_333n), addDays(FIRST, -1), terms);
    expect(early).toMatchObject({ parts: [], excessSen: 343_333n, changed: [], isSettled: false });
    const plan = planRepayment(rows, sen(2_000_000n), FIRST, terms);
    expect(plan).toMatchObject({
      principalSen: 333_333n,
      returnSen: 10_000n,
      excessSen: 1_656_667n,
      isSettled: false,
    });
    const again = planRepayment(applied(rows, plan.changed), sen(500n), FIRST, terms);
    expect(again).toMatchObject({ parts: [], excessSen: 500n, changed: [] });
  });

  it('charges nothing more from the day of the default on', () => {
    const defaulted = { ...terms, defaultedOn: addDays(FIRST, 20) };
    const [row] = dueRows(rows, addDays(FIRST, 300), defaulted);
    expect(row?.lateSen).toBe(dueRows(rows, addDays(FIRST, 20), terms)[0]?.lateSen);
  });

  it('recovers all principal first, then return, then late charges', () => {
    const on = addDays(FIRST, 100);
    const defaulted = { ...terms, defaultedOn: addDays(FIRST, 90) };
    const plan = planRepayment(rows, sen(1_010_000n), on, defaulted);
    expect(plan.parts.map((part) => [part.number, part.principalSen, part.returnSen, part.lateSen])).toEqual([
      [1, 333_333n, 10_000n, 0n],
      [2, 333_333n, 0n, 0n],
      [3, 333_334n, 0n, 0n],
    ]);
  });

  it('never loses a sen in a recovery', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 3_000_000n }), (received) => {
        const due = dueRows(rows, addDays(FIRST, 100), terms);
        const all = allocateRecovery(sen(received), due);
        const used = sumSen([all.principalSen, all.returnSen, all.lateSen, all.charitySen, all.excessSen]);
        expect(used).toBe(received);
        expect(all.excessSen > 0n).toBe(received > totalDue(due));
      }),
      { numRuns: runs },
    );
  });
});

describe('what is payable', () => {
  it('is everything that is due, or the next instalment', () => {
    const open = (on: Day) => nextPaymentOf(dueRows(rows, on, terms), on).map((row) => row.number);
    expect(open(issuedOn)).toEqual([1]);
    expect(open(FIRST)).toEqual([1]);
    expect(open(day('2027-02-02'))).toEqual([1, 2]);
    expect(nextPaymentOf([], FIRST)).toEqual([]);
  });
});

describe('lateness', () => {
  it('counts from the oldest instalment with principal or return unpaid', () => {
    expect(daysPastDue(rows, FIRST)).toBe(0);
    expect(daysPastDue(rows, addDays(FIRST, 1))).toBe(1);
    const onlyLateCharge = planRepayment(rows, sen(343_333n), addDays(FIRST, 11), terms);
    expect(daysPastDue(applied(rows, onlyLateCharge.changed), addDays(FIRST, 11))).toBe(0);
  });

  it('defaults invoices earlier than terms and contracts', () => {
    const settings = { defaultAfterDaysTerm: 90, defaultAfterDaysInvoice: 60 };
    expect(defaultAfterDays('Term Financing', settings)).toBe(90);
    expect(defaultAfterDays('Contract Financing', settings)).toBe(90);
    expect(defaultAfterDays('Invoice Financing - Payable', settings)).toBe(60);
    expect(defaultAfterDays('Invoice Financing - Receivable', settings)).toBe(60);
  });

  it.each([
    [-8, null],
    [-7, -7],
    [-2, -7],
    [-1, -1],
    [0, -1],
    [1, 1],
    [7, 1],
    [8, 8],
    [400, 90],
  ])('reminds %i days from the due day at stage %s', (days, stage) => {
    expect(reminderStage({ dueOn: FIRST }, addDays(FIRST, days))).toBe(stage);
  });
});

describe('splitRepayment', () => {
  const rates = {
    serviceFeeBps: rateBps(1_500),
    serviceTaxBps: rateBps(800),
    withholdingTaxBps: rateBps(1_500),
    withholdsLate: true,
  };
  const holding = (id: string, principalSen: bigint): Holding => ({
    id,
    noteId: 'note',
    investorId: `investor-${id}`,
    accountId: `account-${id}`,
    principalSen: sen(principalSen),
    outstandingSen: sen(principalSen),
    returnSen: ZERO_SEN,
    lateSen: ZERO_SEN,
    feeSen: ZERO_SEN,
    serviceTaxSen: ZERO_SEN,
    withholdingSen: ZERO_SEN,
    writtenOffSen: ZERO_SEN,
    writtenOffRecoveredSen: ZERO_SEN,
    ...NO_REMAINDERS,
  });

  it('orders holdings by repayment, so that no holding always gets the odd sen', () => {
    const holdings = ['a', 'b', 'c'].map((id) => holding(id, 100_000n));
    const luckiest = Array.from({ length: 60 }, (_, n) => {
      const shares = splitRepayment(
        { id: `repayment-${n}`, principalSen: ZERO_SEN, returnSen: sen(100n), lateSen: ZERO_SEN },
        holdings,
        new Set(),
        rates,
      );
      expect(shares.map((one) => one.position)).toEqual([1, 2, 3]);
      return shares.find((one) => one.returnSen === 34n)?.holdingId;
    });
    expect(new Set(luckiest).size).toBe(3);
  });

  it('withholds tax only from the given holdings', () => {
    const shares = splitRepayment(
      { id: 'r', principalSen: ZERO_SEN, returnSen: sen(10_000n), lateSen: ZERO_SEN },
      [holding('a', 100_000n), holding('b', 100_000n)],
      new Set(['investor-b']),
      rates,
    );
    const byId = new Map(shares.map((one) => [one.holdingId, one.withholdingSen]));
    expect([byId.get('a'), byId.get('b')]).toEqual([0n, 750n]);
  });

  it('brings any note, paid in any way, to exactly zero with nothing lost', { timeout: 300_000 }, () => {
    fc.assert(fc.property(holders, lives, payAll), { numRuns: runs });
  });

  it.each([1, 10_000])('brings a note of %i holders with RM 50 each to exactly zero', (count) => {
    payAll(Array<number>(count).fill(500), {
      ...{ contract: 'Conventional', ending: 'paid', profile: 'equal_monthly_flat', rate: 1_200, months: 4 },
      payments: [
        { percent: 37, days: 20 },
        { percent: 50, days: 45 },
      ],
    });
  });

  const holders = fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 7 });
  const lives = fc.record({
    rate: fc.integer({ min: 1, max: 1_800 }),
    months: fc.integer({ min: 1, max: 36 }),
    profile: fc.constantFrom<RepaymentProfile>('equal_monthly_flat', 'bullet', 'return_only'),
    contract: fc.constantFrom<LateTerms['contract']>('Conventional', 'Shariah'),
    ending: fc.constantFrom<Ending>('paid', 'early', 'guarantor', 'default', 'write_off'),
    payments: fc.array(
      fc.record({ percent: fc.integer({ min: 0, max: 120 }), days: fc.integer({ min: 0, max: 45 }) }),
      { maxLength: 12 },
    ),
  });

  type Ending = 'paid' | 'early' | 'guarantor' | 'default' | 'write_off';

  interface Life {
    readonly contract: LateTerms['contract'];
    readonly ending: Ending;
    readonly rate: number;
    readonly months: number;
    readonly profile: RepaymentProfile;
    readonly payments: readonly { readonly percent: number; readonly days: number }[];
  }

  /** Pays a note as its life says and ends it in its way. */
  function payAll(units: readonly number[], life: Life): void {
    let holdings = units.map((unit, index) => holding(`h${index}`, BigInt(unit) * 10n));
    let open = scheduleOf(sumSen(holdings.map((one) => one.principalSen)), life);
    let on = issuedOn;
    const steps = [...life.payments, { percent: 100, days: 0 }];
    for (const [index, { percent, days }] of steps.entries()) {
      on = addDays(on, days);
      const isLast = index === steps.length - 1;
      const lastDue = open.at(-1)?.dueOn ?? on;
      if (isLast && life.ending === 'paid' && on < lastDue) {
        on = lastDue;
      }
      if (isLast && life.ending === 'write_off') {
        holdings = holdings.map(writtenOff);
      }
      const [receivedSen, plan] = step(open, on, percent, life, isLast);
      const shares = splitRepayment({ ...plan, id: `r${index}` }, holdings, new Set(['investor-h0']), rates);
      expectExact(receivedSen, plan, shares);
      open = applied(open, plan.changed);
      const shareOf = new Map(shares.map((share) => [share.holdingId, share]));
      holdings = holdings.map((one) => paid(one, shareOf.get(one.id)));
    }
    expect(holdings.filter((one) => one.outstandingSen !== 0n || one.writtenOffSen !== 0n)).toEqual([]);
    expect(open.filter((row) => row.settledOn === null)).toEqual([]);
    expect(open.filter((row) => row.paidReturnSen + row.waivedReturnSen !== row.returnSen)).toEqual([]);
  }

  /** One payment of a note's life; its last one settles it. */
  function step(
    open: readonly ServicedInstalment[],
    on: Day,
    percent: number,
    life: Life,
    isLast: boolean,
  ): [Sen, RepaymentPlan] {
    const isRecovery = life.ending === 'default' || life.ending === 'write_off';
    const late = {
      ...terms,
      contract: life.contract,
      defaultedOn: isRecovery ? addDays(issuedOn, 120) : null,
    };
    if (isLast && (life.ending === 'early' || life.ending === 'guarantor')) {
      const amountOn = life.ending === 'early' ? earlySettlement : guaranteedAmount;
      const early = {
        ...{ profile: life.profile, rateBps: rateBps(life.rate), termMonths: life.months, issuedOn },
      };
      const settlement = amountOn(open, on, early, late);
      const receivedSen = addSen(settlement.totalSen, sen(7n));
      return [receivedSen, planSettlement(open, settlement, receivedSen, on)];
    }
    const receivedSen = sen((totalDue(dueRows(open, on, late)) * BigInt(percent)) / 100n);
    return [receivedSen, planRepayment(open, receivedSen, on, late)];
  }

  function writtenOff(one: Holding): Holding {
    return { ...one, outstandingSen: ZERO_SEN, writtenOffSen: one.outstandingSen };
  }

  /** Every received sen is allocated, and no share is negative. */
  function expectExact(receivedSen: Sen, plan: RepaymentPlan, shares: readonly PlannedShare[]): void {
    const of = (part: (one: PlannedShare) => Sen) => sumSen(shares.map(part));
    expect(of((one) => one.principalSen)).toBe(plan.principalSen);
    expect(of((one) => one.returnSen)).toBe(plan.returnSen);
    expect(of((one) => one.lateSen)).toBe(plan.lateSen);
    const taken = of((one) => sumSen([one.netSen, one.feeSen, one.serviceTaxSen, one.withholdingSen]));
    expect(taken + plan.charitySen + plan.excessSen).toBe(receivedSen);
    expect(shares.every((one) => one.netSen >= 0n)).toBe(true);
  }

  function paid(one: Holding, share: PlannedShare | undefined): Holding {
    if (share === undefined) {
      throw new Error(`holding ${one.id} has no share`);
    }
    const isWrittenOff = one.outstandingSen === 0n;
    return {
      ...one,
      ...remaindersAfter(one, share, rates),
      outstandingSen: isWrittenOff ? ZERO_SEN : subtractSen(one.outstandingSen, share.principalSen),
      writtenOffSen: isWrittenOff ? subtractSen(one.writtenOffSen, share.principalSen) : ZERO_SEN,
      returnSen: addSen(one.returnSen, share.returnSen),
      feeSen: addSen(one.feeSen, share.feeSen),
      serviceTaxSen: addSen(one.serviceTaxSen, share.serviceTaxSen),
      withholdingSen: addSen(one.withholdingSen, share.withholdingSen),
    };
  }
});
