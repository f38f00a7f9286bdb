import type { InstalmentAmounts } from '@titian/finance/allocate-repayment';
import type { Day } from '@titian/finance/calendar';
import { daysLate } from '@titian/finance/late';
import { addSen, maxSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { owedReturnOf, type ServicedInstalment } from './instalment.ts';
import { type LateTerms, lateCostOf } from './late-terms.ts';

/** What is still to be paid of one instalment on a day. */
export interface DueRow extends InstalmentAmounts {
  readonly dueOn: Day;
  readonly totalSen: Sen;
  readonly daysLate: number;
}

/** What is still to be paid of an instalment on a day, late charge included. */
export function dueRow(row: ServicedInstalment, on: Day, terms: LateTerms): DueRow {
  const cost = lateCostOf(row, on, terms);
  const paidLateSen = sumSen(row.payments.map((one) => one.lateSen));
  const paidCharitySen = sumSen(row.payments.map((one) => one.charitySen));
  const amounts = {
    principalSen: subtractSen(row.principalSen, row.paidPrincipalSen),
    returnSen: subtractSen(owedReturnOf(row), row.paidReturnSen),
    // A receipt from before makes lateness cost less: what was paid for it is no debt of the platform.
    lateSen: maxSen(subtractSen(cost.toInvestorsSen, addSen(paidLateSen, row.waivedLateSen)), ZERO_SEN),
    charitySen: maxSen(
      subtractSen(cost.toCharitySen, addSen(paidCharitySen, row.waivedCharitySen)),
      ZERO_SEN,
    ),
  };
  return {
    ...amounts,
    number: row.number,
    dueOn: row.dueOn,
    totalSen: sumSen(Object.values(amounts)),
    daysLate: daysLate(row.dueOn, on),
  };
}

/** Everything that is still to be paid, oldest instalment first; settled instalments are left out. */
export function dueRows(rows: readonly ServicedInstalment[], on: Day, terms: LateTerms): DueRow[] {
  return rows.filter((row) => row.settledOn === null).map((row) => dueRow(row, on, terms));
}

/** What is payable on a day: every instalment that is due by then or, where none is, the next one. */
export function nextPaymentOf<Row extends { readonly dueOn: Day }>(rows: readonly Row[], on: Day): Row[] {
  const due = rows.filter((row) => row.dueOn <= on);
  return due.length > 0 ? due : rows.slice(0, 1);
}

/** The sum of some due rows. */
export function totalDue(rows: readonly DueRow[]): Sen {
  return sumSen(rows.map((row) => row.totalSen));
}
