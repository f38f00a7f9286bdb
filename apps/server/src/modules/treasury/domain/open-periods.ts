import type { Obligation } from '@titian/contracts/treasury';
import { addDays, type Day } from '@titian/finance/calendar';
import { type Sen, sumSen } from '@titian/finance/sen';
import { dueOn, type FirstTaxMonth, taxPeriodOf } from './period.ts';

/** What was booked to an obligation on one day and is in no remittance. */
export interface OpenDay {
  readonly on: Day;
  /** Only for costs of recovery. */
  readonly noteId: string | null;
  readonly amountSen: Sen;
  readonly transfers: number;
}

/** What is owed for a period and not remitted. */
export interface OpenPeriod {
  readonly obligation: Obligation;
  readonly noteId: string | null;
  readonly from: Day;
  readonly through: Day;
  readonly amountSen: Sen;
  readonly transfers: number;
  readonly since: Day;
  readonly due: Day | null;
}

export interface PeriodFacts {
  readonly firstMonth: FirstTaxMonth;
  /** The last day that a remittance of this obligation covers, or null before the first. */
  readonly lastThrough: Day | null;
  readonly today: Day;
}

/**
 * Puts open days into the periods that they are remitted for, oldest first. A day of a period that is remitted already
 * was booked late and counts to the next one (decision 034).
 */
export function openPeriods(
  obligation: Obligation,
  days: readonly OpenDay[],
  facts: PeriodFacts,
): OpenPeriod[] {
  const groups = new Map<string, OpenDay[]>();
  for (const one of days) {
    const key = `${throughOf(obligation, one.on, facts)} ${one.noteId ?? ''}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, group]) => periodOf(obligation, group, facts))
    .filter((one) => one.amountSen > 0n);
}

function throughOf(obligation: Obligation, on: Day, { firstMonth, lastThrough, today }: PeriodFacts): Day {
  const counted = lastThrough !== null && on <= lastThrough ? addDays(lastThrough, 1) : on;
  // Without a taxable period everything up to yesterday may leave together; today is not over.
  const open = counted < today ? addDays(today, -1) : counted;
  return taxPeriodOf(obligation, counted, firstMonth)?.through ?? open;
}

function periodOf(obligation: Obligation, group: readonly OpenDay[], facts: PeriodFacts): OpenPeriod {
  const since = group.map((one) => one.on).sort()[0] ?? facts.today;
  const through = throughOf(obligation, since, facts);
  const from = taxPeriodOf(obligation, through, facts.firstMonth)?.from ?? since;
  return {
    obligation,
    noteId: group[0]?.noteId ?? null,
    from,
    through,
    amountSen: sumSen(group.map((one) => one.amountSen)),
    transfers: group.reduce((sum, one) => sum + one.transfers, 0),
    since,
    due: dueOn(obligation, through, since),
  };
}
