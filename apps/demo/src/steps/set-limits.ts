import { addDays } from '../days.ts';
import type { IssuerMember, Market } from '../market.ts';
import type { Members } from './onboard.ts';

/** A facility is granted for so long, its first day included. */
const GRANTED_DAYS = 365;

/** Sets a limit for invoice financing for an issuer that uses a part of it, and leaves one proposed for another. */
export async function setLimits(market: Market, { issuers }: Members): Promise<void> {
  const { team, today } = market;
  const proposalFor = async (key: string, amount: string, reason: string) => ({
    ...{ kind: 'facility_limit' as const, subject_id: await issuerId(market, issuers.get(key)), reason },
    after: { amount, from: today, until: addDays(today, GRANTED_DAYS - 1), buyers: [] },
  });
  const bread = 'Weekly deliveries to hypermarkets that pay in 60 days; earlier notes were repaid on time.';
  await team.carryOut(await proposalFor('roti', '60000.00', bread), today);
  const software = 'Support contracts with public hospitals, invoiced every quarter.';
  await team.propose(await proposalFor('teras', '90000.00', software), today);
}

/** Credit knows an issuer by its applications. */
async function issuerId({ product, team, today: on }: Market, issuer: IssuerMember | undefined) {
  if (issuer === undefined) throw new Error('The issuer of a limit did not join.');
  const by = team.session('credit');
  const { items } = await product.call('operatorFinancingApplications', {
    ...{ by, on, query: { limit: '100' } },
  });
  const application = items.find((one) => one.issuer_name === issuer.name);
  if (application === undefined) throw new Error(`${issuer.name} did not apply for financing.`);
  const params = { id: application.id };
  return (await product.call('operatorFinancingApplication', { by, on, params })).application.issuer_id;
}
