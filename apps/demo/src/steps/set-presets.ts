import { plannedPresets } from '../data/presets.ts';
import { addDays, latest } from '../days.ts';
import { daysAgo, type InvestorMember, type Market } from '../market.ts';
import { topUp } from './pay.ts';

/** Some investors let presets invest for them: what is listed afterwards is allocated before others may buy. */
export function planPresets(market: Market, investors: readonly InvestorMember[]): void {
  for (const planned of plannedPresets) {
    const investor = investors.find(({ name }) => name === planned.investor);
    if (investor === undefined) throw new Error(`There is no investor ${planned.investor}.`);
    const { amounts, types, exposurePercent } = planned;
    const range = [`${amounts[0]}.00`, `${amounts[1]}.00`];
    // The first top-up is a day before the first investment.
    const from = latest(daysAgo(market, planned.daysAgo), addDays(investor.since, 1));
    market.agenda.plan(from, 'invest', investor.email, async (on) => {
      if (planned.cash !== undefined) await topUp(market, investor, planned.cash, on);
      await market.product.call('autoBotInvestCreate', {
        by: investor.session,
        on,
        body: {
          botName: 'My Auto Investment',
          mode: 'on',
          tenure: [...planned.tenure],
          interest: [...planned.interest],
          amounts: Object.fromEntries(types.map((type) => [type, range])),
          financingType: [...types],
          noteType: ['Conventional', 'Shariah'],
          guaranteed_option: 'all',
          issuer_exposure: exposurePercent !== null,
          issuer_exposure_percent: exposurePercent,
          continue_above_limit: planned.goesOn ? 1 : 0,
        },
      });
    });
  }
}
