import { daysAgo, type Market } from '../market.ts';

/** How many days of transactions the report is about. */
const REPORTED_DAYS = 60;
const GROUNDS = [
  'Deposits came from a third party whose relation to the customer was not explained when asked.',
  'Most of each deposit left again within days, without an investment.',
].join('\n');

/** Whose ratings compliance changes, by their place in the list of those reviewed next. */
const PLACES = { reported: 4, watched: 7 } as const;

/**
 * Leaves what compliance has at hand: a report that waits for a second one of compliance, and a customer whose rating would
 * leave the highest.
 */
export async function watchCustomers(market: Market): Promise<void> {
  const { product, team, today: on } = market;
  const call = { by: team.session('compliance'), on };
  const { items } = await product.call('operatorRiskRatings', { ...call, query: { tab: 'all' } });
  const investors = items.filter(({ customer }) => customer.number.startsWith('INV-'));
  const [reported, watched] = [investors[PLACES.reported], investors[PLACES.watched]];
  if (reported === undefined || watched === undefined) {
    throw new Error('There are too few rated investors.');
  }
  await report(market, reported.customer.number);
  await rate(market, watched.id, 'high', 'The source of funds was declared anew and is not proven yet.');
  await rate(market, watched.id, 'medium', 'The deed of the sale was shown.');
}

async function report({ product, team, today: on, ...market }: Market, number: string): Promise<void> {
  const call = { by: team.session('compliance'), on };
  const from = daysAgo({ ...market, today: on }, REPORTED_DAYS);
  const body = { alert_id: null, customer_number: number, from, until: on };
  const { id } = await product.call('operatorDraftSuspicionReport', { ...call, body });
  const related = [{ name: 'Chua Boon Keat', relation: 'sent the deposits' }];
  await product.call('operatorWriteSuspicionReport', {
    ...{ ...call, params: { id } },
    body: { version: 1, grounds: GROUNDS, related },
  });
  await product.call('operatorSubmitSuspicionReport', { ...call, params: { id }, body: { version: 2 } });
}

async function rate(
  { product, team, today: on }: Market,
  id: string,
  rating: 'medium' | 'high',
  reason: string,
): Promise<void> {
  const call = { by: team.session('compliance'), on, params: { id } };
  const { risk } = await product.call('operatorCustomerRisk', call);
  const replaces = risk?.in_force?.id ?? null;
  await product.call('operatorRateCustomer', { ...call, body: { rating, reason, replaces } });
}
