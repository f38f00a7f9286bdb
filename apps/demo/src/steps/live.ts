import pLimit from 'p-limit';
import { type Day, daysFromTo } from '../days.ts';
import type { Market } from '../market.ts';
import { phases } from '../plan/agenda.ts';

const AT_ONCE = 6;

/**
 * Simulates the days up to the last one: what is planned for each, part by part, then its end of day. The last day is
 * not closed.
 *
 * @param report gets the month when one begins
 */
export async function liveThrough(
  market: Market,
  first: Day,
  report: (month: string) => void,
): Promise<void> {
  for (const day of daysFromTo(first, market.today)) {
    if (day === first || day.endsWith('-01')) report(day.slice(0, 7));
    for (const phase of phases) {
      await pLimit(AT_ONCE).map(market.agenda.take(day, phase), async (lane) => {
        for (const task of lane) await task.run(day);
      });
    }
    if (day < market.today) await endDay(market, day);
  }
}

/** Works off the end of a day, as the product does by itself after midnight. */
export async function endDay({ product }: Market, day: Day): Promise<void> {
  await product.call('testRunDay', { on: day, body: { date: day } });
}
