export const TOPUP_SEN = 200_00;
export const SUBSCRIPTION_SEN = 50_00;
export const WITHDRAWAL_SEN = 60_00;

/** Effects that are missing, and effects that are there too often. */
export interface Differences {
  readonly lost: number;
  readonly doubled: number;
}

export function addDifferences(one: Differences, other: Differences): Differences {
  return { lost: one.lost + other.lost, doubled: one.doubled + other.doubled };
}
