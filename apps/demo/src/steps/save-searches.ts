import pLimit from 'p-limit';
import type { InvestorMember, Market } from '../market.ts';

const AT_ONCE = 4;
/** Every so many investors have a watchlist and a search. */
const EVERY = 3;
const WATCHED = 2;

const searches = [
  { name: 'Six months or less', term_max: 6, alerts: true },
  { name: 'Shariah from 10%', contract: 'Shariah', rate_min: '10', alerts: true },
  { name: 'Guaranteed', guaranteed: true, alerts: false },
] as const;

/** Some investors watch open notes, and have saved searches that alert them (NOTE-17, NOTE-18). */
export async function saveSearches(market: Market, investors: readonly InvestorMember[]): Promise<void> {
  const some = investors.filter((_one, at) => at % EVERY === 0);
  await pLimit(AT_ONCE).map(some, async ({ session }, at) => {
    const call = { by: session, on: market.today };
    const open = await market.product.call('notesOpenForSubscription', { ...call, query: {} });
    for (const { id } of open.items.slice(at % 2, (at % 2) + WATCHED)) {
      await market.product.call('watchNote', { ...call, params: { id } });
    }
    for (const body of searches.slice(0, 1 + (at % searches.length))) {
      await market.product.call('savedSearchCreate', { ...call, body });
    }
  });
}
