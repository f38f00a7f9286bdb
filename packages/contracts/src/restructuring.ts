import type { Message } from './messages/definition.ts';
import { message } from './messages/message.ts';

/** The most months of a restructured schedule, and without any instalment before it. */
export const RESTRUCTURING_MONTHS_MAX = 36;
export const RESTRUCTURING_PAUSE_MAX = 12;

/** What a restructuring changes for the investors of a note. */
export interface RestructuringFacts {
  readonly contract: 'Conventional' | 'Shariah';
  readonly first_on: string;
  readonly matures_on: string;
  readonly additional_return: string;
}

/** The update on a restructuring, as its investors read it, and before it makers and checkers (REC-21). */
export function restructuringUpdate(facts: RestructuringFacts): {
  readonly title: Message;
  readonly body: Message;
} {
  const { first_on: first, matures_on: last, additional_return: amount } = facts;
  const days = { first, last };
  const raised = message('update_restructured_raised_text', { ...days, amount });
  const same =
    facts.contract === 'Shariah'
      ? message('update_restructured_shariah_text', days)
      : message('update_restructured_text', days);
  return { title: message('update_restructured'), body: amount === '0.00' ? same : raised };
}
