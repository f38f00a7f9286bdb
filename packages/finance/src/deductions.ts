/** Service fee, service tax and withholding taken from one holding's return (rules §4 "Distribution"). */

import { type RateBps, shareFloor } from './rate.ts';
import { addSen, maxSen, minSen, type Sen, subtractSen, ZERO_SEN } from './sen.ts';

/** The rates that apply on the day of the payment; withholding is 0 for residents. */
export interface DeductionRates {
  readonly serviceFeeBps: RateBps;
  readonly serviceTaxBps: RateBps;
  readonly withholdingBps: RateBps;
}

/** What one holding has received and what was taken from it before this payment. */
export interface ReturnToDate {
  readonly returnToDateSen: Sen;
  readonly feeTakenSen: Sen;
  readonly serviceTaxTakenSen: Sen;
  readonly withholdingTakenSen: Sen;
}

/** What is taken from one payment. */
export interface Deductions {
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
}

export const NOTHING_TO_DATE: ReturnToDate = {
  returnToDateSen: ZERO_SEN,
  feeTakenSen: ZERO_SEN,
  serviceTaxTakenSen: ZERO_SEN,
  withholdingTakenSen: ZERO_SEN,
};

/**
 * Fee and withholding are floor(rate × return to date, this payment included) − taken so far, the service tax is
 * floor(rate × fee to date) − taken so far. Fee first, then tax, then withholding, together never more than this
 * payment's return; what finds no room is taken from the next payment. Never negative, also after a rate was lowered.
 */
export function deductionsFromReturn(
  returnSen: Sen,
  before: ReturnToDate,
  rates: DeductionRates,
): Deductions {
  const returnToDateSen = addSen(before.returnToDateSen, returnSen);
  const feeSen = stillToTake(returnToDateSen, rates.serviceFeeBps, before.feeTakenSen, returnSen);
  const afterFeeSen = subtractSen(returnSen, feeSen);
  const feeToDateSen = addSen(before.feeTakenSen, feeSen);
  const serviceTaxSen = stillToTake(
    feeToDateSen,
    rates.serviceTaxBps,
    before.serviceTaxTakenSen,
    afterFeeSen,
  );
  const afterTaxSen = subtractSen(afterFeeSen, serviceTaxSen);
  const withholdingSen = stillToTake(
    returnToDateSen,
    rates.withholdingBps,
    before.withholdingTakenSen,
    afterTaxSen,
  );
  return { feeSen, serviceTaxSen, withholdingSen };
}

/** The state after a payment, from which the next one is deducted. */
export function afterPayment(before: ReturnToDate, returnSen: Sen, taken: Deductions): ReturnToDate {
  return {
    returnToDateSen: addSen(before.returnToDateSen, returnSen),
    feeTakenSen: addSen(before.feeTakenSen, taken.feeSen),
    serviceTaxTakenSen: addSen(before.serviceTaxTakenSen, taken.serviceTaxSen),
    withholdingTakenSen: addSen(before.withholdingTakenSen, taken.withholdingSen),
  };
}

function stillToTake(baseToDateSen: Sen, rate: RateBps, takenSen: Sen, roomSen: Sen): Sen {
  const dueSen = subtractSen(shareFloor(baseToDateSen, rate), takenSen);
  return minSen(maxSen(dueSen, ZERO_SEN), roomSen);
}
