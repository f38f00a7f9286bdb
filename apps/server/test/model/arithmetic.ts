/** Money of the model: exact sen, from the written rules. Nothing here comes from the product's packages. */
import { daysFrom, plusMonths } from './days.ts';

const GRACE_DAYS = 7;
const LATE_DAILY_BPS = 10n;
const LATE_CAP_BPS = 1_000n;
export const WHOLE_BPS = 10_000n;
const SERVICE_TAX_BPS = 800n;

/** The least that is subscribed, the steps above it, and what one investor should have at most. */
export const SUBSCRIPTION = { leastSen: 5_000n, stepSen: 1_000n, limitSen: 5_000_000n } as const;

export const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);

export const least = (one: bigint, other: bigint) => (one < other ? one : other);

export const most = (one: bigint, other: bigint) => (one > other ? one : other);

/** A quotient of amounts that are not negative, rounded half-up. */
export function halfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

/** Ringgit with two decimals, as the wire has them. */
export function ringgitText(amountSen: bigint): string {
  const digits = String(amountSen < 0n ? -amountSen : amountSen).padStart(3, '0');
  return `${amountSen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export type Profile = 'equal_monthly_flat' | 'bullet' | 'return_only';

export interface Terms {
  readonly principalSen: bigint;
  readonly rateBps: number;
  readonly months: number;
  readonly profile: Profile;
}

/** Principal and return of each instalment: parts rounded half-up, the difference in the last one. */
export function instalmentAmounts(
  { principalSen, rateBps, months, profile }: Terms,
  issuedOn: string,
): { readonly principalSen: bigint; readonly returnSen: bigint }[] {
  const yearly = principalSen * BigInt(rateBps);
  if (profile === 'bullet') {
    const days = BigInt(daysFrom(issuedOn, plusMonths(issuedOn, months)));
    return [{ principalSen, returnSen: halfUp(yearly * days, WHOLE_BPS * 365n) }];
  }
  const returns = parts(halfUp(yearly * BigInt(months), WHOLE_BPS * 12n), months);
  const principals = profile === 'return_only' ? null : parts(principalSen, months);
  return returns.map((returnSen, index) => ({
    principalSen: principals?.[index] ?? (index === months - 1 ? principalSen : 0n),
    returnSen,
  }));
}

function parts(totalSen: bigint, count: number): bigint[] {
  const each = halfUp(totalSen, BigInt(count));
  const first = Array.from({ length: count - 1 }, () => each);
  return [...first, totalSen - sum(first)];
}

/** Fee and service tax when a note of at most 12 months is issued. */
export function issueFees(raisedSen: bigint): { readonly feeSen: bigint; readonly taxSen: bigint } {
  const feeSen = halfUp(raisedSen * 150n, WHOLE_BPS);
  return { feeSen, taxSen: serviceTax(feeSen) };
}

/** The service tax on fees that are charged together. */
export function serviceTax(feeSen: bigint): bigint {
  return halfUp(feeSen * SERVICE_TAX_BPS, WHOLE_BPS);
}

interface LateInstalment {
  readonly dueOn: string;
  readonly principalSen: bigint;
  readonly returnSen: bigint;
  readonly payments: readonly { readonly on: string; readonly paidSen: bigint }[];
}

/**
 * The late charge of an instalment to a day: 0.1 % for every day since it was due of what was unpaid on that day, from the
 * eighth day on, until the default, at most 10 % of the instalment. Day by day.
 */
export function lateCharge(row: LateInstalment, on: string, defaultedOn: string | null): bigint {
  const end = defaultedOn !== null && defaultedOn < on ? defaultedOn : on;
  const days = Math.max(0, daysFrom(row.dueOn, end));
  const whole = row.principalSen + row.returnSen;
  let senDays = 0n;
  let clearedOnDay: number | null = null;
  for (let day = 0; day <= days && clearedOnDay === null; day += 1) {
    const paid = row.payments.filter((one) => daysFrom(row.dueOn, one.on) <= day).map((one) => one.paidSen);
    const openSen = whole - sum(paid);
    if (openSen <= 0n) {
      clearedOnDay = day;
    } else if (day < days) {
      senDays += openSen;
    }
  }
  if ((clearedOnDay ?? days) <= GRACE_DAYS) {
    return 0n;
  }
  return least(halfUp(senDays * LATE_DAILY_BPS, WHOLE_BPS), (whole * LATE_CAP_BPS) / WHOLE_BPS);
}

export interface Carried {
  /** In 1/10,000 sen. */
  fee: bigint;
  tax: bigint;
  withheld: bigint;
}

interface Rates {
  readonly feeBps: bigint;
  readonly withholdingBps: bigint;
}

/** Fee, service tax on it and tax withheld of one holding's share; what makes no whole sen is carried on in `carried`. */
export function deductions(
  share: { readonly returnSen: bigint; readonly lateSen: bigint },
  carried: Carried,
  { feeBps, withholdingBps }: Rates,
): { readonly feeSen: bigint; readonly taxSen: bigint; readonly withheldSen: bigint } {
  carried.fee += share.returnSen * feeBps;
  const feeSen = least(carried.fee / WHOLE_BPS, share.returnSen);
  carried.fee -= feeSen * WHOLE_BPS;
  carried.tax += feeSen * SERVICE_TAX_BPS;
  const taxSen = least(carried.tax / WHOLE_BPS, share.returnSen - feeSen);
  carried.tax -= taxSen * WHOLE_BPS;
  carried.withheld += (share.returnSen + share.lateSen) * withholdingBps;
  const roomSen = share.returnSen - feeSen - taxSen + share.lateSen;
  const withheldSen = least(carried.withheld / WHOLE_BPS, roomSen);
  carried.withheld -= withheldSen * WHOLE_BPS;
  return { feeSen, taxSen, withheldSen };
}

/** Whether a share is the whole sen just below or above its exact part, as every fair split has it. */
export function isFairShare(shareSen: bigint, totalSen: bigint, weight: bigint, weights: bigint): boolean {
  const distance = shareSen * weights - totalSen * weight;
  return (distance < 0n ? -distance : distance) < weights;
}
