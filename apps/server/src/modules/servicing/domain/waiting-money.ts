import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { ServicedInstalment } from './instalment.ts';
import type { LateTerms } from './late-terms.ts';
import { planRepayment } from './plan-repayment.ts';

/** Money that arrived for a note and is not booked yet. */
export interface WaitingMoney {
  readonly arrivedOn: Day;
  readonly amountSen: Sen;
}

/**
 * The instalments as they will be once waiting money is booked, each as of the day on which it arrived; what came before
 * something was due by a day pays it on its due day.
 */
export function withWaitingMoney(
  rows: readonly ServicedInstalment[],
  waiting: readonly WaitingMoney[],
  dueBy: Day,
  terms: LateTerms,
): readonly ServicedInstalment[] {
  return waiting.reduce(
    (before, money) => planRepayment(before, money.amountSen, money.arrivedOn, terms, dueBy).after,
    rows,
  );
}
