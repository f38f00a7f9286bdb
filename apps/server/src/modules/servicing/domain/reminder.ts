import { type Day, daysBetween } from '@titian/finance/calendar';
import { addSen, minSen, type Sen, subtractSen } from '@titian/finance/sen';
import type { NoteDebt } from './debt.ts';
import { type DueRow, totalDue } from './due.ts';

/** When an issuer is reminded, in days from the due day; negative is before it. */
const stages = [-7, -1, 1, 8, 15, 30, 60, 90] as const;

/**
 * Which reminder an instalment has reached on a day, or null before the first. Days without an end of day in between
 * skip a stage rather than send two mails at once.
 */
export function reminderStage(row: Pick<DueRow, 'dueOn'>, on: Day): number | null {
  const fromDue = daysBetween(row.dueOn, on);
  return stages.filter((stage) => stage <= fromDue).at(-1) ?? null;
}

/** How far ahead the first reminder looks. */
export const REMINDER_DAYS_AHEAD = 7;

/** Money that pays what is due first. */
export interface PaidBefore {
  readonly excessSen: Sen;
  /** Arrived, and waits for two operators. */
  readonly heldSen: Sen;
}

/** The payment of a reminder. */
export interface RemindedPayment {
  readonly rows: readonly DueRow[];
  /** What of the rows is paid from excess and from held money, and what remains to be paid. */
  readonly excessSen: Sen;
  readonly heldSen: Sen;
  readonly leftSen: Sen;
}

/**
 * What remains to be paid of an instalment, or in default of the whole debt: excess and then held money pay the oldest
 * instalment first.
 */
export function remindedPaymentOf(
  debt: NoteDebt,
  row: DueRow,
  { excessSen, heldSen }: PaidBefore,
): RemindedPayment {
  const rows = debt.isAccelerated ? debt.payable : [row];
  const older = debt.isAccelerated ? [] : debt.open.filter((one) => one.number < row.number);
  const dueSen = debt.isAccelerated ? addSen(totalDue(rows), debt.costsSen) : row.totalSen;
  const olderSen = totalDue(older);
  const paidBy = (moneySen: Sen) => minSen(dueSen, subtractSen(moneySen, minSen(moneySen, olderSen)));
  const byExcessSen = paidBy(excessSen);
  const paidSen = paidBy(addSen(excessSen, heldSen));
  return {
    rows,
    excessSen: byExcessSen,
    heldSen: subtractSen(paidSen, byExcessSen),
    leftSen: subtractSen(dueSen, paidSen),
  };
}
