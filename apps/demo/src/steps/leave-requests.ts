import { bankStatement, textPaper } from '../documents/papers.ts';
import { daysAgo, type InvestorMember, type Market } from '../market.ts';
import { customerIdOf } from './customer-id.ts';
import { freshCode } from './fresh-code.ts';

/** Whose requests they are, by their place among those who joined: not those whom the sign-in table names. */
const PLACES = { premium: 16, bankAccount: 19, restricted: 23, listed: 25 } as const;
const REQUESTED_DAYS_AGO = 1;
/** An account that the bank names no holder of, so that people decide. */
const UNKNOWN_ACCOUNT = '7011112222';

/** Leaves work in the queues that customers and lists fill seldom. */
export async function leaveRequests(market: Market, investors: readonly InvestorMember[]): Promise<void> {
  const people = investors.filter(({ isCompany }) => !isCompany);
  const at = (place: number): InvestorMember => {
    const member = people[place];
    if (member === undefined) throw new Error(`There is no person at place ${place}.`);
    return member;
  };
  await requestPremium(market, at(PLACES.premium));
  await requestBankAccount(market, at(PLACES.bankAccount));
  await restrictMoney(market, at(PLACES.restricted));
  await listName(market, at(PLACES.listed));
}

/** An investor seeks the Premium plan with documents. */
async function requestPremium(market: Market, { name, session: by }: InvestorMember): Promise<void> {
  await market.product.call('investorPremiumUpgrade', {
    by,
    on: daysAgo(market, REQUESTED_DAYS_AGO),
    body: {
      ...{ inv_malaysian_tax_resident: '1', inv_country_tax_resident: '', inv_non_malaysian_income_tax: '' },
      ...{ inv_annual_income: '100k_250k', inv_total_liquid_assets: '100k_250k' },
      ...{ inv_other_assets_amount: '250k_500k', inv_total_liabilities_amount: '50k_100k' },
      ...{ inv_net_worth: '500k_1m', inv_source_of_funds: 'savings_or_investment' },
      ...{ inv_is_sophisticated_investor: '0', inv_agree_declaration: '1' },
      inv_income_slip: [bankStatement(name, 14_000)],
      inv_personal_assets: [textPaper('assets.pdf', ['Statement of unit trusts (specimen)', name])],
    },
  });
}

/** An investor wants to be paid at another bank, which does not name the holder. */
async function requestBankAccount(market: Market, member: InvestorMember): Promise<void> {
  const on = daysAgo(market, REQUESTED_DAYS_AGO);
  const otp_code = await freshCode(market, member, on);
  await market.product.call('userBankAccount', {
    ...{ by: member.session, on },
    body: { bic: 'CIBBMYKL', number: UNKNOWN_ACCOUNT, holder_name: member.name, otp_code },
  });
}

/** One of compliance has stopped what leaves an account; a second one has to confirm it. */
async function restrictMoney(market: Market, { session }: InvestorMember): Promise<void> {
  const on = market.today;
  await market.product.call('operatorRestrictMoney', {
    ...{ by: market.team.session('compliance'), on },
    params: { id: await customerIdOf(market, session, on) },
    body: { level: 'outgoing', reason: 'A bank has enquired about the sender of two deposits.' },
  });
}

/** A published list names somebody who is called as a customer is. */
async function listName(market: Market, { name }: InvestorMember): Promise<void> {
  await market.team.carryOut(
    {
      kind: 'screening_list_change',
      after: {
        listed_on: market.today,
        add: [{ kind: 'person', name, source: 'Specimen list of the demo' }],
        remove: [],
      },
      reason: 'The list of this month was published.',
    },
    market.today,
  );
}
