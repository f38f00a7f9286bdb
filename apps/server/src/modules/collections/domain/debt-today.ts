import type { Day } from '@titian/finance/calendar';
import { type Sen, sumSen } from '@titian/finance/sen';
import type { NoteDues } from '../../servicing/public.ts';

/** What a late note owes on the business date by its parts; in default all that is owed. */
export interface DebtToday {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  /** What lateness costs: to the investors, and of a Shariah note to charity. */
  readonly lateSen: Sen;
  readonly charitySen: Sen;
  readonly costsSen: Sen;
  /** The issuer's own money that pays of it. */
  readonly excessSen: Sen;
  readonly totalSen: Sen;
  /** The oldest day on which something unpaid was due; null where nothing is past due. */
  readonly since: Day | null;
  readonly daysLate: number;
}

/** The parts of the one figure that every screen shows as due; nothing that is due later is among them. */
export function debtToday({ debt }: Pick<NoteDues, 'debt'>, on: Day): DebtToday {
  const rows = debt.isAccelerated ? debt.payable : debt.payable.filter((row) => row.dueOn <= on);
  const [oldest] = rows.filter((row) => row.dueOn < on);
  const isDue = rows.length > 0;
  return {
    principalSen: sumSen(rows.map((row) => row.principalSen)),
    returnSen: sumSen(rows.map((row) => row.returnSen)),
    lateSen: sumSen(rows.map((row) => row.lateSen)),
    charitySen: sumSen(rows.map((row) => row.charitySen)),
    costsSen: debt.costsSen,
    excessSen: isDue ? debt.deductedSen : sumSen([]),
    totalSen: isDue ? debt.totalSen : sumSen([]),
    since: oldest?.dueOn ?? null,
    daysLate: oldest?.daysLate ?? 0,
  };
}
