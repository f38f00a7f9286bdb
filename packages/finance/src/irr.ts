/**
 * Rates worked out from cash flows. The only file that computes with floating point: finding a root needs it,
 * no amount of money comes out of it, and every result is rounded to whole basis points.
 */

import { type Day, daysBetween } from './calendar.ts';
import { type RateBps, rateBps, ratioToBps, WHOLE_BPS } from './rate.ts';
import { type Sen, sumSen } from './sen.ts';

/** What is paid out at the start and comes back a month apart, the last at the end of the term. */
export interface MonthlyCashFlow {
  readonly outlaySen: Sen;
  readonly paymentsSen: readonly Sen[];
  readonly termMonths: number;
}

/** One dated movement as its owner sees it: negative paid in, positive received (or the value held today). */
export interface DatedCashFlow {
  readonly on: Day;
  readonly amountSen: Sen;
}

const MONTHS_PER_YEAR = 12;
const DAYS_PER_YEAR = 365;
const BISECTION_STEPS = 200;
const DOUBLING_STEPS = 64;
// The search runs over ln(1 + rate): steps of about 5 %, out to some 9.8 million % and down to -99.999 %.
const XIRR_STEP = 0.05;
const XIRR_REACH = 230;

/**
 * 12 × monthly IRR (SCH-4). For one payment at the end this is the bullet's
 * 12 × ((1 + return ÷ P)^(1 ÷ months) − 1). Gross payments give the effective rate, net ones the net rate, and the
 * disbursed amount as outlay the issuer's all-in rate. Null when nothing comes back.
 * Throws RangeError unless the outlay is positive, no payment negative, and the payments fit into the term.
 */
export function effectiveRate(flow: MonthlyCashFlow): RateBps | null {
  assertMonthlyFlow(flow);
  if (sumSen(flow.paymentsSen) === 0n) {
    return null;
  }
  return yearlyBps(MONTHS_PER_YEAR * monthlyIrr(flow));
}

/** What is paid out once and comes back in one payment that many days later. */
export interface SinglePayment {
  readonly outlaySen: Sen;
  readonly paymentSen: Sen;
  readonly days: number;
}

/**
 * 12 × ((payment ÷ outlay)^(365 ÷ (12 × days)) − 1): the effective rate of a bullet whose days are known. It is the XIRR of
 * its two flows, stated a month at a time like every other effective rate.
 * Throws RangeError unless the outlay is positive, the payment not negative and the days a whole number above zero.
 */
export function effectiveRateOverDays({ outlaySen, paymentSen, days }: SinglePayment): RateBps {
  assertMonthlyFlow({ outlaySen, paymentsSen: [paymentSen], termMonths: 1 });
  if (!Number.isSafeInteger(days) || days < 1) {
    throw new RangeError(`A bullet runs at least one whole day, not ${days}.`);
  }
  const months = (days * MONTHS_PER_YEAR) / DAYS_PER_YEAR;
  const growth = Math.log(Number(paymentSen) / Number(outlaySen));
  return yearlyBps(MONTHS_PER_YEAR * Math.expm1(growth / months));
}

/** Break-even loss share = net return ÷ (P + net return), half-up (SCH-5). */
export function breakEvenLossShare(principalSen: Sen, netReturnSen: Sen): RateBps {
  return ratioToBps(netReturnSen, principalSen + netReturnSen);
}

/**
 * Yearly rate at which dated flows are worth nothing together (XIRR, days ÷ 365). Where several rates fit, the one
 * nearest to zero. Null where it is undefined: no flow on one of the two sides, all on one day, or no root
 * between -99.999 % and some 9.8 million %.
 */
export function xirr(flows: readonly DatedCashFlow[]): RateBps | null {
  const points = yearPoints(flows);
  if (!points.some((point) => point.amount > 0) || !points.some((point) => point.amount < 0)) {
    return null;
  }
  const worthAt = (logGrowth: number): number =>
    points.reduce((worth, { years, amount }) => worth + amount * Math.exp(-logGrowth * years), 0);
  const bracket = nearestSignChange(worthAt);
  return bracket === null ? null : yearlyBps(Math.expm1(bisect(worthAt, ...bracket)));
}

function monthlyIrr({ outlaySen, paymentsSen, termMonths }: MonthlyCashFlow): number {
  const firstMonth = termMonths - paymentsSen.length + 1;
  const payments = paymentsSen.map((payment, index) => ({
    month: firstMonth + index,
    amount: Number(payment),
  }));
  const outlay = Number(outlaySen);
  // In the discount factor the worth only rises, so there is exactly one root.
  const worthAt = (factor: number): number =>
    payments.reduce((worth, { month, amount }) => worth + amount * factor ** month, -outlay);
  let high = 1;
  for (let step = 0; step < DOUBLING_STEPS && worthAt(high) < 0; step += 1) {
    high *= 2;
  }
  return 1 / bisect(worthAt, 0, high) - 1;
}

interface YearPoint {
  readonly years: number;
  readonly amount: number;
}

function yearPoints(flows: readonly DatedCashFlow[]): YearPoint[] {
  const byDay = new Map<Day, bigint>();
  for (const { on, amountSen } of flows) {
    byDay.set(on, (byDay.get(on) ?? 0n) + amountSen);
  }
  const days = [...byDay.keys()].sort();
  const first = days[0];
  return first === undefined
    ? []
    : days.map((on) => ({
        years: daysBetween(first, on) / DAYS_PER_YEAR,
        amount: Number(byDay.get(on) ?? 0n),
      }));
}

function nearestSignChange(worthAt: (x: number) => number): [number, number] | null {
  let above = { x: 0, worth: worthAt(0) };
  let below = above;
  for (let step = 1; step <= XIRR_REACH; step += 1) {
    const up = { x: step * XIRR_STEP, worth: worthAt(step * XIRR_STEP) };
    if (up.worth * above.worth <= 0) {
      return [above.x, up.x];
    }
    const down = { x: -step * XIRR_STEP, worth: worthAt(-step * XIRR_STEP) };
    if (down.worth * below.worth <= 0) {
      return [down.x, below.x];
    }
    above = up;
    below = down;
  }
  return null;
}

/** A root between two points where the function has opposite signs or is 0, to the last bit of a float. */
function bisect(worthAt: (x: number) => number, from: number, to: number): number {
  const exact = [from, to].find((end) => worthAt(end) === 0);
  if (exact !== undefined) {
    return exact;
  }
  const startsBelow = worthAt(from) < 0;
  let low = from;
  let high = to;
  for (let step = 0; step < BISECTION_STEPS; step += 1) {
    const middle = (low + high) / 2;
    const worth = worthAt(middle);
    if (worth === 0 || middle === low || middle === high) {
      return middle;
    }
    if (worth < 0 === startsBelow) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (low + high) / 2;
}

function yearlyBps(rate: number): RateBps {
  const bps = Math.round(rate * Number(WHOLE_BPS));
  // Rounding a tiny loss gives -0, which would not equal 0 everywhere.
  return rateBps(bps === 0 ? 0 : bps);
}

function assertMonthlyFlow({ outlaySen, paymentsSen, termMonths }: MonthlyCashFlow): void {
  if (outlaySen <= 0n || paymentsSen.some((payment) => payment < 0n)) {
    throw new RangeError('The outlay must be positive and no payment negative.');
  }
  if (!Number.isSafeInteger(termMonths) || paymentsSen.length > termMonths) {
    throw new RangeError(`${paymentsSen.length} monthly payments do not fit into ${termMonths} months.`);
  }
}
