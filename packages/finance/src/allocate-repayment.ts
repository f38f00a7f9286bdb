/** How money received from an issuer is used (REP-1). */

import { minSen, type Sen, subtractSen, sumSen, ZERO_SEN } from './sen.ts';

/** The parts of one instalment: what is still due, or what a repayment pays of it. */
export interface InstalmentAmounts {
  readonly number: number;
  readonly returnSen: Sen;
  readonly principalSen: Sen;
  /** The late charge to investors: conventional, or ta'widh. */
  readonly lateSen: Sen;
  /** Gharamah, for the charity account; 0 for conventional notes. */
  readonly charitySen: Sen;
}

/** `parts` holds only instalments that receive something, oldest first; parts and excess sum to what was received. */
export interface RepaymentAllocation {
  readonly parts: InstalmentAmounts[];
  readonly returnSen: Sen;
  readonly principalSen: Sen;
  readonly lateSen: Sen;
  readonly charitySen: Sen;
  readonly excessSen: Sen;
}

/**
 * Oldest instalment first; in it return, principal, late charge, then what goes to charity; the remainder is excess.
 * `due` is what is unpaid on the day of receipt, in any order. Throws RangeError for a negative amount.
 */
export function allocateRepayment(receivedSen: Sen, due: readonly InstalmentAmounts[]): RepaymentAllocation {
  assertNotNegative([receivedSen]);
  let leftSen = receivedSen;
  const take = (dueSen: Sen): Sen => {
    const allocatedSen = minSen(dueSen, leftSen);
    leftSen = subtractSen(leftSen, allocatedSen);
    return allocatedSen;
  };
  const parts: InstalmentAmounts[] = [];
  for (const row of [...due].sort((a, b) => a.number - b.number)) {
    assertNotNegative(amountsOf(row));
    // The order of these four lines is the rule.
    const returnSen = take(row.returnSen);
    const principalSen = take(row.principalSen);
    const lateSen = take(row.lateSen);
    const charitySen = take(row.charitySen);
    parts.push({ number: row.number, returnSen, principalSen, lateSen, charitySen });
  }
  return {
    parts: parts.filter((part) => sumSen(amountsOf(part)) > 0n),
    ...totalsOf(parts),
    excessSen: leftSen,
  };
}

function totalsOf(parts: readonly InstalmentAmounts[]): Omit<InstalmentAmounts, 'number'> {
  return {
    returnSen: sumSen(parts.map((part) => part.returnSen)),
    principalSen: sumSen(parts.map((part) => part.principalSen)),
    lateSen: sumSen(parts.map((part) => part.lateSen)),
    charitySen: sumSen(parts.map((part) => part.charitySen)),
  };
}

function amountsOf(row: InstalmentAmounts): Sen[] {
  return [row.returnSen, row.principalSen, row.lateSen, row.charitySen];
}

function assertNotNegative(amounts: readonly Sen[]): void {
  const negative = amounts.find((amount) => amount < ZERO_SEN);
  if (negative !== undefined) {
    throw new RangeError(`A repayment has no negative amounts, as ${negative} sen is.`);
  }
}
