import type { Conduct } from '../data/notes.ts';
import { addDays, type Day } from '../days.ts';
import type { Random } from '../random.ts';

/** An instalment as the schedule has it. */
export interface Due {
  readonly number: number;
  readonly dueOn: Day;
}

/** Shorter than the time between two instalments, so that payments stay in their order. */
const LATEST_DAYS = 12;

/** On which days an issuer pays, up to the last day of the demo data. */
export function planRepayments(
  dues: readonly Due[],
  conduct: Conduct,
  lastDay: Day,
  random: Random,
): readonly Day[] {
  const paid = typeof conduct === 'number' ? dues.slice(0, conduct) : dues;
  const slips = () => (conduct === 'slips' && random.whole(1, 2) === 1 ? random.whole(2, LATEST_DAYS) : 0);
  return paid.map(({ dueOn }) => addDays(dueOn, slips())).filter((day) => day <= lastDay);
}
