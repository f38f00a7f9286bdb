import {
  type BuyerKind,
  bureauScore,
  type SecurityKind,
  type SupplierConduct,
} from '@titian/contracts/credit';
import type { Ratios } from '@titian/finance/ratios';

/**
 * What each factor of the scorecard adds to its part, or takes from it (FIN-5); the scorecard adds them up, and its
 * explanation reads the same functions backwards (FIN-23).
 */

/** Points of a bureau's score. */
export function scorePoints(score: number): number {
  return linear(score, bureauScore.min, bureauScore.max);
}

/** How often a month's surplus pays its instalments: half of them is worth nothing, twice is worth everything. */
export function coverPoints(cover: number | null): number {
  return linear(cover ?? 200, 50, 200);
}

/** Of each ratio; the part has their mean. Without current liabilities or instalments nothing presses; without equity or revenue nothing carries. */
export const ratioPoints = {
  current: (ratio) => (ratio === null ? 100 : linear(ratio, 80, 200)),
  gearing: (ratio) => (ratio === null ? 0 : 100 - linear(ratio, 50, 300)),
  margin: (ratio) => (ratio === null ? 0 : linear(ratio, -500, 1_500)),
  debtService: (ratio) => (ratio === null ? 100 : linear(ratio, 100, 250)),
} as const satisfies Record<keyof Ratios, (ratio: number | null) => number>;

/** What one of each takes away. */
export const deductions = {
  arrears: 8,
  suit: 15,
  overdrawn: 15,
  cheque: 5,
  statutory: 20,
  late: 30,
  defaulted: 60,
} as const;

/** What conduct begins with. */
export const CONDUCT_BASE = 50;

export function yearsPoints(years: number): number {
  return Math.min(20, 3 * years);
}

export function completedPoints(completed: number): number {
  return Math.min(20, 5 * completed);
}

export const supplierPoints: Readonly<Record<SupplierConduct, number>> = {
  on_time: 10,
  sometimes_late: -10,
  often_late: -25,
};

export const securityKindPoints: Readonly<Record<SecurityKind, number>> = {
  none: 20,
  personal_guarantee: 40,
  asset: 60,
  corporate_guarantee: 65,
  third_party: 85,
};

export const buyerPoints: Readonly<Record<BuyerKind, number>> = {
  none: 0,
  private: 5,
  listed: 10,
  government: 15,
};

export function clamp(points: number): number {
  return Math.max(0, Math.min(100, points));
}

/** 0 at `from`, 100 at `to`, in whole points between. */
function linear(value: number, from: number, to: number): number {
  return clamp(Math.floor(((value - from) * 100) / (to - from)));
}
