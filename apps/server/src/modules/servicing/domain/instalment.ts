import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, subtractSen, sumSen } from '@titian/finance/sen';

/** A part of a repayment that paid an instalment. */
export interface InstalmentPayment {
  readonly receivedOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** The late charge to investors: conventional, or ta'widh. */
  readonly lateSen: Sen;
  /** Gharamah, to the charity account. */
  readonly charitySen: Sen;
}

/** One due row of an issued note with how much of it is paid. */
export interface ScheduledInstalment {
  readonly noteId: string;
  readonly number: number;
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly paidPrincipalSen: Sen;
  readonly paidReturnSen: Sen;
  /** Return that is not owed any more: of months not begun at an early end, or given up when the note was closed. */
  readonly waivedReturnSen: Sen;
  /** Of the return what was earned before a restructuring: an early end never gives it up (REC-22). */
  readonly earnedReturnSen: Sen;
  /** What two operators have waived of the cost of its lateness: to investors, and to charity. */
  readonly waivedLateSen: Sen;
  readonly waivedCharitySen: Sen;
  readonly settledOn: Day | null;
}

/** The same with each payment that it was paid by. */
export interface ServicedInstalment extends ScheduledInstalment {
  /** Oldest first. */
  readonly payments: readonly InstalmentPayment[];
}

/** The return of an instalment without what is not owed any more. */
export function owedReturnOf(row: Pick<ServicedInstalment, 'returnSen' | 'waivedReturnSen'>): Sen {
  return subtractSen(row.returnSen, row.waivedReturnSen);
}

/** Principal and owed return together. */
export function totalOf(
  row: Pick<ServicedInstalment, 'principalSen' | 'returnSen' | 'waivedReturnSen'>,
): Sen {
  return addSen(row.principalSen, owedReturnOf(row));
}

/** Whether an instalment ended with nothing paid when its schedule was replaced (REC-22): no screen lists it. */
export function isReplaced(row: Pick<ScheduledInstalment, 'principalSen' | 'returnSen'>): boolean {
  return addSen(row.principalSen, row.returnSen) === 0n;
}

/** Principal and return that are not paid yet. */
export function unpaidOf(row: ScheduledInstalment): Sen {
  return subtractSen(totalOf(row), addSen(row.paidPrincipalSen, row.paidReturnSen));
}

/** The row with what was paid of it for lateness, as it is stored. */
export function withLateSettled<Row extends ServicedInstalment>(row: Row): Row & { lateSettledSen: Sen } {
  return { ...row, lateSettledSen: sumSen(row.payments.flatMap((one) => [one.lateSen, one.charitySen])) };
}

/** Whether principal or return of the row is past due on a day; a late charge alone makes nothing late. */
export function isOverdue(row: ScheduledInstalment, on: Day): boolean {
  return row.dueOn < on && unpaidOf(row) > 0n;
}
