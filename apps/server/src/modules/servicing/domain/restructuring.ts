import type { Day } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import {
  firstMonthAfter,
  type Restructured,
  type RestructuredInstalment,
  restructure,
} from '@titian/finance/restructuring';
import type { RepaymentProfile } from '@titian/finance/schedule';
import { addSen, minSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { dueRows } from './due.ts';
import { owedReturnOf, type ServicedInstalment } from './instalment.ts';
import type { LateTerms } from './late-terms.ts';
import { withoutUnearnedReturn } from './settlement.ts';

/** What is agreed with the issuer about the rest of a note. */
export interface NewTerms {
  readonly months: number;
  readonly pauseMonths: number;
  readonly graceMonths: number;
  readonly extensionRateBps: RateBps;
}

/** What does not change: the note, and the day. */
export interface RestructuredNote {
  readonly profile: RepaymentProfile;
  readonly rateBps: RateBps;
  readonly termMonths: number;
  readonly issuedOn: Day;
  /** The month, counted from the issue, in which the schedule in force ends. */
  readonly lastMonth: number;
  readonly on: Day;
  readonly holidays: ReadonlySet<Day>;
}

/** An instalment of the new schedule with its number; the schedule in force has the numbers before. */
export interface NewInstalment extends RestructuredInstalment {
  readonly number: number;
}

/** What a restructuring does to the instalments of a note. */
export interface RestructuringPlan extends Omit<Restructured, 'rows'> {
  readonly firstMonth: number;
  readonly principalSen: Sen;
  /** Unpaid return of the schedule in force. */
  readonly returnSen: Sen;
  /** The unpaid instalments: each ends with what was paid of it. */
  readonly ended: readonly ServicedInstalment[];
  readonly rows: readonly NewInstalment[];
  /** What lateness has cost so far and is not owed any more. */
  readonly waivedLateSen: Sen;
  readonly waivedCharitySen: Sen;
}

/**
 * Plans the new schedule of a note's unpaid instalments (REC-22): what was paid of an instalment stays where it was paid,
 * and everything else moves. What lateness has cost ends with the former due days.
 * @throws RangeError where nothing is unpaid, or the months leave none with principal
 */
export function planRestructuring(
  instalments: readonly ServicedInstalment[],
  note: RestructuredNote,
  terms: NewTerms,
  late: LateTerms,
): RestructuringPlan {
  const open = instalments.filter(isOpen);
  const principalSen = sumSen(open.map((row) => subtractSen(row.principalSen, row.paidPrincipalSen)));
  const returnSen = sumSen(open.map(unpaidReturn));
  const firstMonth = firstMonthAfter(note.issuedOn, note.on, note.holidays) + terms.pauseMonths;
  const { rows, ...rest } = restructure({
    ...{ profile: note.profile, issuedOn: note.issuedOn, holidays: note.holidays },
    ...{ principalSen, returnSen, firstMonth, months: terms.months, graceMonths: terms.graceMonths },
    earnedSen: sumSen(withoutUnearnedReturn(instalments, note.on, note).filter(isOpen).map(unpaidReturn)),
    ...{ formerLastMonth: note.lastMonth, extensionRateBps: terms.extensionRateBps },
  });
  const before = instalments.at(-1)?.number ?? 0;
  const due = dueRows(instalments, note.on, late);
  return {
    ...{ ...rest, firstMonth, principalSen, returnSen, ended: open },
    rows: rows.map((row, index) => ({ ...row, number: before + 1 + index })),
    waivedLateSen: sumSen(due.map((row) => row.lateSen)),
    waivedCharitySen: sumSen(due.map((row) => row.charitySen)),
  };
}

type Ended = Pick<ServicedInstalment, 'dueOn' | 'principalSen' | 'returnSen' | 'earnedReturnSen'>;

/**
 * The instalment with what was paid of it and nothing else. It lies no later than the restructuring, so that days follow
 * the order of the numbers.
 */
export function endedInstalment(row: ServicedInstalment, on: Day): Ended {
  const returnSen = addSen(row.paidReturnSen, row.waivedReturnSen);
  return {
    dueOn: row.dueOn < on ? row.dueOn : on,
    principalSen: row.paidPrincipalSen,
    returnSen,
    earnedReturnSen: minSen(row.earnedReturnSen, returnSen),
  };
}

/** Whether some new instalment would have nothing to pay. */
export function hasEmptyInstalment(plan: Pick<RestructuringPlan, 'rows'>): boolean {
  return plan.rows.some((row) => addSen(row.principalSen, row.returnSen) === ZERO_SEN);
}

function isOpen(row: ServicedInstalment): boolean {
  return row.settledOn === null;
}

function unpaidReturn(row: ServicedInstalment): Sen {
  return subtractSen(owedReturnOf(row), row.paidReturnSen);
}
