import pLimit from 'p-limit';
import { individuals } from '../data/individuals.ts';
import type { InvestorMember, Market } from '../market.ts';
import { serials } from '../people/accounts.ts';
import { employmentOf } from '../people/investor-form.ts';

const AT_ONCE = 4;

/**
 * Existing investors have finished the tour, read their notifications and hidden the preset modal, and Individuals have
 * confirmed their employment of the last 12 months (ONB-21), so the demo opens on a dashboard.
 */
export async function settleIn(market: Market, investors: readonly InvestorMember[]): Promise<void> {
  await pLimit(AT_ONCE).map(investors, async ({ session, isCompany, name }) => {
    const call = { by: session, on: market.today };
    await market.product.call('tourSeen', call);
    await market.product.call('autoInvestMessageHide', call);
    await market.product.call('notificationsRead', { ...call, body: { all: true } });
    if (!isCompany) {
      await market.product.call('investorBasicInformation', { ...call, body: employmentAnswer(name) });
    }
  });
}

function employmentAnswer(name: string) {
  const index = individuals.findIndex((one) => one.name === name);
  const person = individuals[index];
  if (person === undefined) throw new Error(`${name} is not among the demo's people.`);
  const { inv_occupation, inv_income_range, ...more } = employmentOf(person, serials.individuals + index);
  return {
    occupation: inv_occupation,
    income_range: inv_income_range,
    ...('inv_employer' in more ? { employer: more.inv_employer } : {}),
    ...('inv_source_of_income' in more ? { source_of_income: more.inv_source_of_income } : {}),
    ...('inv_nature_of_business' in more ? { nature_of_business: more.inv_nature_of_business } : {}),
  };
}
