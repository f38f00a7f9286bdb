import { daysAgo, type Market } from '../market.ts';

/** How many days of transactions the report is about. */
const REPORTED_DAYS = 60;
/** After how many days without a movement an account is to count as dormant. */
const DORMANT_DAYS = 365;
const GROUNDS = [
  'Deposits came from a third party whose relation to the customer was not explained when asked.',
  'Most of each deposit left again within days, without an investment.',
].join('\n');

/** Whose ratings compliance changes, by their place in the list of those reviewed next. */
const PLACES = { reported: 4, watched: 7 } as const;

/**
 * Leaves what compliance has at hand: a report and a rule that wait for a second one of compliance, and a customer whose rating
 * would leave the highest.
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
  await proposeRule(market);
  await report(market, reported.customer.number);
  await rate(market, watched.id, 'high', 'The source of funds was declared anew and is not proven yet.');
  await rate(market, watched.id, 'medium', 'The deed of the sale was shown.');
}

/** Leaves a version of a rule with its back-test to be approved. */
async function proposeRule({ product, team, today: on }: Market): Promise<void> {
  const call = { by: team.session('compliance'), on };
  const { rules } = await product.call('operatorMonitoringRules', call);
  const rule = rules.find(({ in_force: { kind } }) => kind === 'dormant_active')?.in_force;
  if (rule === undefined) throw new Error('There is no rule about dormant accounts.');
  const { kind, is_enabled, severity, count, amount, percent } = rule;
  const terms = { kind, is_enabled, severity, days: DORMANT_DAYS, count, amount, percent };
  const { id: backtest_id, alerts } = await product.call('operatorBacktest', { ...call, body: terms });
  const after = { ...terms, backtest_id, alerts };
  const reason = 'A year without a movement is dormant by our policy.';
  await team.propose({ kind: 'monitoring_rule', after, reason }, on);
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
