import type { Day } from '@titian/finance/calendar';
import {
  addSen,
  maxSen,
  mulDivHalfUp,
  type Sen,
  sen,
  subtractSen,
  sumSen,
  ZERO_SEN,
} from '@titian/finance/sen';
import { owedReturnOf, type ScheduledInstalment } from './instalment.ts';

/** An investor's part of one instalment, before fees and tax. */
export interface SharedInstalment {
  readonly number: number;
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** What of it is still to come. */
  readonly openPrincipalSen: Sen;
  readonly openReturnSen: Sen;
}

export interface HoldingPart {
  readonly principalSen: Sen;
  readonly outstandingSen: Sen;
  readonly raisedSen: Sen;
}

/**
 * The schedule of a note cut down to one holding. Each part is rounded by itself; the last row with principal takes
 * the difference, so that what is still to come is exactly what the holding has outstanding.
 */
export function shareSchedule(rows: readonly ScheduledInstalment[], part: HoldingPart): SharedInstalment[] {
  const share = (amountSen: Sen) => sen(mulDivHalfUp(amountSen, part.principalSen, part.raisedSen));
  const shared = rows.map((row) => ({
    number: row.number,
    dueOn: row.dueOn,
    principalSen: share(row.principalSen),
    returnSen: share(owedReturnOf(row)),
    openPrincipalSen: share(subtractSen(row.principalSen, row.paidPrincipalSen)),
    openReturnSen: share(subtractSen(owedReturnOf(row), row.paidReturnSen)),
  }));
  return withExactRest(shared, part.outstandingSen);
}

function withExactRest(rows: readonly SharedInstalment[], outstandingSen: Sen): SharedInstalment[] {
  const last = rows.findLastIndex((row) => row.openPrincipalSen > 0n);
  const differenceSen = subtractSen(outstandingSen, sumSen(rows.map((row) => row.openPrincipalSen)));
  return rows.map((row, at) =>
    at === last
      ? { ...row, openPrincipalSen: maxSen(addSen(row.openPrincipalSen, differenceSen), ZERO_SEN) }
      : row,
  );
}
