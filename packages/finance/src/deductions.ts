/** Service fee, service tax and withholding taken from one holding's return (FEE-3). */

import { type RateBps, WHOLE_BPS } from './rate.ts';
import { addSen, minSen, mulDivFloor, type Sen, sen, subtractSen, ZERO_SEN } from './sen.ts';

/** The rates of the day on which the payment is split; withholding is 0 for residents. */
export interface DeductionRates {
  readonly serviceFeeBps: RateBps;
  readonly serviceTaxBps: RateBps;
  readonly withholdingBps: RateBps;
}

/** What one payment brings to a holding that something is taken from. */
export interface DeductibleIncome {
  readonly returnSen: Sen;
  /** Late charges from which tax is withheld too; no fee is ever taken of them. */
  readonly taxedLateSen: Sen;
}

/** What a holding owes and has not been taken from it yet, in 1/10,000 sen: a sen times a basis point. */
export interface Remainders {
  readonly feeRemainder: bigint;
  readonly serviceTaxRemainder: bigint;
  readonly withholdingRemainder: bigint;
}

/** What is taken from one payment. */
export interface Deductions {
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
}

/** What something is taken from of what a holding receives; late charges count where tax is withheld from them too. */
export function deductibleIncome(
  received: { readonly returnSen: Sen; readonly lateSen: Sen },
  withholdsLate: boolean,
): DeductibleIncome {
  return { returnSen: received.returnSen, taxedLateSen: withholdsLate ? received.lateSen : ZERO_SEN };
}

export const NO_REMAINDERS: Remainders = {
  feeRemainder: 0n,
  serviceTaxRemainder: 0n,
  withholdingRemainder: 0n,
};

/**
 * The whole sen of what is owed: the remainder before, and the rate of the day on this payment. Fee first, then the tax on
 * the fee that is taken, then withholding, together never more than this payment brings (fee and service tax never more than
 * its return). What finds no room stays in the remainder, at the rate at which it came to be owed.
 */
export function deductionsFromReturn(
  income: DeductibleIncome,
  before: Remainders,
  rates: DeductionRates,
): Deductions {
  const { returnSen, taxedLateSen } = income;
  const feeSen = wholeSen(before.feeRemainder + owedOf(returnSen, rates.serviceFeeBps), returnSen);
  const afterFeeSen = subtractSen(returnSen, feeSen);
  const taxOwed = before.serviceTaxRemainder + owedOf(feeSen, rates.serviceTaxBps);
  const serviceTaxSen = wholeSen(taxOwed, afterFeeSen);
  const roomSen = addSen(subtractSen(afterFeeSen, serviceTaxSen), taxedLateSen);
  const withholdingSen = wholeSen(withholdingOwed(income, before, rates), roomSen);
  return { feeSen, serviceTaxSen, withholdingSen };
}

/**
 * The remainders after a payment, from which the next one continues: what was owed less what was taken.
 * @throws RangeError where more was taken than was owed
 */
export function afterPayment(
  before: Remainders,
  income: DeductibleIncome,
  taken: Deductions,
  rates: DeductionRates,
): Remainders {
  const feeOwed = before.feeRemainder + owedOf(income.returnSen, rates.serviceFeeBps);
  const taxOwed = before.serviceTaxRemainder + owedOf(taken.feeSen, rates.serviceTaxBps);
  return {
    feeRemainder: rest(feeOwed, taken.feeSen),
    serviceTaxRemainder: rest(taxOwed, taken.serviceTaxSen),
    withholdingRemainder: rest(withholdingOwed(income, before, rates), taken.withholdingSen),
  };
}

function withholdingOwed(income: DeductibleIncome, before: Remainders, rates: DeductionRates): bigint {
  const taxedSen = addSen(income.returnSen, income.taxedLateSen);
  return before.withholdingRemainder + owedOf(taxedSen, rates.withholdingBps);
}

function owedOf(baseSen: Sen, rate: RateBps): bigint {
  return baseSen * BigInt(rate);
}

function wholeSen(owed: bigint, roomSen: Sen): Sen {
  return minSen(sen(mulDivFloor(owed, 1n, WHOLE_BPS)), roomSen);
}

function rest(owed: bigint, deductedSen: Sen): bigint {
  const left = owed - deductedSen * WHOLE_BPS;
  if (left < ZERO_SEN) {
    throw new RangeError(`${deductedSen} sen were deducted, but only ${owed} / 10,000 sen were owed.`);
  }
  return left;
}
