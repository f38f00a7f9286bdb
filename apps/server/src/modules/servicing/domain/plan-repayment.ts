import { allocateRepayment, type RepaymentAllocation } from '@titian/finance/allocate-repayment';
import type { Day } from '@titian/finance/calendar';
import { addSen, minSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { type DueRow, dueRows } from './due.ts';
import type { ServicedInstalment } from './instalment.ts';
import type { LateTerms } from './late-terms.ts';
import type { Settlement } from './settlement.ts';

/** How money that arrived is used, and the instalments as they are afterwards. */
export interface RepaymentPlan extends RepaymentAllocation {
  readonly changed: readonly ServicedInstalment[];
  /** All instalments as they are afterwards, oldest first. */
  readonly after: readonly ServicedInstalment[];
  readonly isSettled: boolean;
}

/**
 * Decides what a repayment pays: of what is due by a day the oldest instalment first, or what recovery pays first once
 * the note defaulted. What is beyond that is excess (REP-1).
 */
export function planRepayment(
  rows: readonly ServicedInstalment[],
  receivedSen: Sen,
  on: Day,
  terms: LateTerms,
  dueBy: Day = on,
): RepaymentPlan {
  const open = dueRows(rows, on, terms);
  const due = terms.defaultedOn === null ? open.filter((row) => row.dueOn <= dueBy) : open;
  const allocation =
    terms.defaultedOn === null ? allocateRepayment(receivedSen, due) : allocateRecovery(receivedSen, due);
  const after = rows.map((row) => settledRow(paidRow(row, allocation, on), on, terms));
  return planOf(rows, after, allocation);
}

/**
 * Ends a note with money that covers a settlement; every instalment is settled with it.
 * @throws RangeError where the money does not cover it
 */
export function planSettlement(
  before: readonly ServicedInstalment[],
  settlement: Settlement,
  receivedSen: Sen,
  on: Day,
): RepaymentPlan {
  if (receivedSen < settlement.totalSen) {
    throw new RangeError(`${receivedSen} sen do not settle a note that owes ${settlement.totalSen}.`);
  }
  const allocation = allocateRepayment(receivedSen, settlement.due);
  const after = settlement.rows.map((row) => {
    const paid = paidRow(row, allocation, on);
    return paid.settledOn === null ? { ...paid, settledOn: on } : paid;
  });
  return planOf(before, after, allocation);
}

/**
 * What a guarantor pays short of a settlement: of what it owes on the day, never a late charge. What it owes of months
 * not begun is given up only where it pays everything.
 */
export function planGuarantee(
  rows: readonly ServicedInstalment[],
  settlement: Settlement,
  receivedSen: Sen,
  on: Day,
  terms: LateTerms,
): RepaymentPlan {
  const allocation =
    terms.defaultedOn === null
      ? allocateRepayment(receivedSen, settlement.due)
      : allocateRecovery(receivedSen, settlement.due);
  const after = rows.map((row) => settledRow(paidRow(row, allocation, on), on, terms));
  return planOf(rows, after, allocation);
}

function planOf(
  before: readonly ServicedInstalment[],
  after: readonly ServicedInstalment[],
  allocation: RepaymentAllocation,
): RepaymentPlan {
  return {
    ...allocation,
    changed: after.filter((row, index) => row !== before[index]),
    after,
    isSettled: after.every((row) => row.settledOn !== null),
  };
}

/** Recovery pays all principal first, then return, then late charges (REC-9), each oldest first. */
export function allocateRecovery(receivedSen: Sen, due: readonly DueRow[]): RepaymentAllocation {
  let leftSen = receivedSen;
  const take = (dueSen: Sen): Sen => {
    const allocatedSen = minSen(dueSen, leftSen);
    leftSen = subtractSen(leftSen, allocatedSen);
    return allocatedSen;
  };
  const ordered = [...due].sort((a, b) => a.number - b.number);
  const principal = ordered.map((row) => take(row.principalSen));
  const returns = ordered.map((row) => take(row.returnSen));
  const late = ordered.map((row) => take(row.lateSen));
  const charity = ordered.map((row) => take(row.charitySen));
  const parts = ordered.map((row, index) => ({
    number: row.number,
    principalSen: principal[index] ?? ZERO_SEN,
    returnSen: returns[index] ?? ZERO_SEN,
    lateSen: late[index] ?? ZERO_SEN,
    charitySen: charity[index] ?? ZERO_SEN,
  }));
  return {
    parts: parts.filter((part) => part.principalSen + part.returnSen + part.lateSen + part.charitySen > 0n),
    principalSen: sumSen(principal),
    returnSen: sumSen(returns),
    lateSen: sumSen(late),
    charitySen: sumSen(charity),
    excessSen: leftSen,
  };
}

function paidRow(row: ServicedInstalment, allocation: RepaymentAllocation, on: Day): ServicedInstalment {
  const part = allocation.parts.find((one) => one.number === row.number);
  return part === undefined
    ? row
    : {
        ...row,
        paidPrincipalSen: addSen(row.paidPrincipalSen, part.principalSen),
        paidReturnSen: addSen(row.paidReturnSen, part.returnSen),
        payments: [...row.payments, { ...part, receivedOn: on }],
      };
}

/** The row as it is on a day: settled once nothing is left of it. */
export function settledRow(row: ServicedInstalment, on: Day, terms: LateTerms): ServicedInstalment {
  const isSettledNow =
    row.settledOn === null && dueRows([row], on, terms).every((one) => one.totalSen === 0n);
  return isSettledNow ? { ...row, settledOn: on } : row;
}
