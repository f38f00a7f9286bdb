import type { Day } from '@titian/finance/calendar';
import { type EarlyTerms, unearnedReturns } from '@titian/finance/early';
import { addSen, maxSen, minSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { type DueRow, dueRows } from './due.ts';
import { owedReturnOf, type ServicedInstalment } from './instalment.ts';
import type { LateTerms } from './late-terms.ts';

/** What ends a note on a day: the return of months not begun is given up, everything else is due at once. */
export interface Settlement {
  /** All instalments, without the return that is given up. */
  readonly rows: readonly ServicedInstalment[];
  /** What is to be paid of each, oldest first. */
  readonly due: readonly DueRow[];
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** Late charges to investors. */
  readonly lateSen: Sen;
  /** Gharamah, to charity. */
  readonly charitySen: Sen;
  readonly totalSen: Sen;
  /** The return that need not be paid; for a Shariah note the ibra'. */
  readonly savedSen: Sen;
}

/**
 * What settles a note early on a day (REP-15): outstanding principal, the return to the date with
 * a begun month counting whole, and what lateness has cost.
 */
export function earlySettlement(
  rows: readonly ServicedInstalment[],
  on: Day,
  terms: EarlyTerms,
  late: LateTerms,
): Settlement {
  const earned = withoutUnearnedReturn(rows, on, terms);
  return settlementOf(rows, earned, dueRows(earned, on, late));
}

/** What a guarantor pays on a day (REC-2): outstanding principal and accrued return, no late charge. */
export function guaranteedAmount(
  rows: readonly ServicedInstalment[],
  on: Day,
  terms: EarlyTerms,
  late: LateTerms,
): Settlement {
  const earned = withoutUnearnedReturn(rows, on, terms);
  return settlementOf(rows, earned, dueRows(earned, on, late).map(withoutLate));
}

/** Gives up the return of months not begun, as far as it is unpaid. */
export function withoutUnearnedReturn(
  rows: readonly ServicedInstalment[],
  on: Day,
  terms: EarlyTerms,
): ServicedInstalment[] {
  const unearned = unearnedReturns(rows, on, terms);
  return rows.map((row, index) => {
    const unpaidSen = subtractSen(owedReturnOf(row), row.paidReturnSen);
    const notEarnedSen = subtractSen(
      maxSen(unearned[index] ?? ZERO_SEN, row.earnedReturnSen),
      row.earnedReturnSen,
    );
    const givenUpSen = minSen(unpaidSen, notEarnedSen);
    return givenUpSen === 0n ? row : { ...row, waivedReturnSen: addSen(row.waivedReturnSen, givenUpSen) };
  });
}

function withoutLate(row: DueRow): DueRow {
  const totalSen = addSen(row.principalSen, row.returnSen);
  return { ...row, lateSen: ZERO_SEN, charitySen: ZERO_SEN, totalSen };
}

function settlementOf(
  before: readonly ServicedInstalment[],
  rows: readonly ServicedInstalment[],
  due: readonly DueRow[],
): Settlement {
  const waived = (some: readonly ServicedInstalment[]) => sumSen(some.map((row) => row.waivedReturnSen));
  return {
    rows,
    due,
    principalSen: sumSen(due.map((row) => row.principalSen)),
    returnSen: sumSen(due.map((row) => row.returnSen)),
    lateSen: sumSen(due.map((row) => row.lateSen)),
    charitySen: sumSen(due.map((row) => row.charitySen)),
    totalSen: sumSen(due.map((row) => row.totalSen)),
    savedSen: subtractSen(waived(rows), waived(before)),
  };
}
