import pLimit from 'p-limit';
import { type Company, institutions, issuers } from '../data/companies.ts';
import { type Individual, individuals } from '../data/individuals.ts';
import { addDays, type Day } from '../days.ts';
import { daysAgo, type InvestorMember, type IssuerMember, type Market, type Member } from '../market.ts';
import { serials } from '../people/accounts.ts';
import { companyForm } from '../people/company-form.ts';
import { investorForm } from '../people/investor-form.ts';
import { registerCompany, registerIndividual } from './register.ts';

const SEEN_IN_PERSON = 'The original document was shown at the counter.';

/** Hashing a password occupies a core; more at once only wait for each other. */
const AT_ONCE = 4;

/** Users referred by the first investor. */
const friends: readonly string[] = [
  'Suresh a/l Muniandy',
  'Chong Mei Fong',
  'Wong Kah Wai',
  'Dayang Noraini binti Awang',
];

interface Applied {
  readonly applicationId: string;
  readonly on: Day;
}

export interface Members {
  readonly investors: readonly InvestorMember[];
  readonly issuers: ReadonlyMap<string, IssuerMember>;
}

/** Registers every user, each on a day of their own, and has their applications approved the day after. */
export async function onboardMembers(market: Market): Promise<Members> {
  const people = await onboardIndividuals(market);
  const funds = await pLimit(AT_ONCE).map(institutions, (company, index) =>
    applyAsInstitution(market, company, serials.institutions + index),
  );
  const owners = await pLimit(AT_ONCE).map(issuers, (company, index) =>
    applyAsIssuer(market, company, serials.issuers + index),
  );
  const all: Applied[] = [...people, ...funds, ...owners].sort((a, b) => (a.on < b.on ? -1 : 1));
  for (const applied of all) {
    await approve(market, applied);
  }
  return {
    investors: [...people, ...funds].map(({ member }) => member),
    issuers: new Map(owners.map(({ member }) => [member.key, member])),
  };
}

/** The first of them comes before the others, some of whom come by the first one's link. */
async function onboardIndividuals(market: Market) {
  const [first, ...others] = individuals;
  if (first === undefined) throw new Error('The demo has no Individuals.');
  const host = await applyAsIndividual(market, first, serials.individuals, null);
  const { link } = await market.product.call('referralsData', { by: host.member.session, on: host.on });
  const code = new URL(link).searchParams.get('ref');
  const brought = await pLimit(AT_ONCE).map(others, (person, index) =>
    applyAsIndividual(
      market,
      person,
      serials.individuals + 1 + index,
      friends.includes(person.name) ? code : null,
    ),
  );
  return [host, ...brought];
}

async function applyAsIndividual(
  market: Market,
  person: Individual,
  serial: number,
  referralCode: string | null,
) {
  const on = daysAgo(market, person.joinedDaysAgo);
  const member = await registerIndividual(market, person, serial, on, referralCode);
  const applicationId = await sendInvestorForm(market, member, person, serial, on);
  const { habit, risk } = person;
  return { member: { ...member, habit, risk, since: addDays(on, 2) }, applicationId, on };
}

/** Sends the complete form of an Individual; answers the application's id. */
export async function sendInvestorForm(
  { product }: Market,
  member: Member,
  person: Individual,
  serial: number,
  on: Day,
): Promise<string> {
  const body = investorForm(person, serial);
  return (await product.call('investorApply', { by: member.session, on, body })).application_id;
}

async function applyAsInstitution(market: Market, company: Company, serial: number) {
  const on = daysAgo(market, company.joinedDaysAgo);
  const member = await registerCompany(market, company, serial, 'institution', on);
  const applicationId = await sendCompanyForm(market, member, company, serial, 'institution', on);
  const habit = 'institution' as const;
  return { member: { ...member, habit, risk: null, since: addDays(on, 2) }, applicationId, on };
}

/** Registers a business owner and sends the complete form of the company. */
export async function applyAsIssuer(market: Market, company: Company, serial: number) {
  const on = daysAgo(market, company.joinedDaysAgo);
  const member = await registerCompany(market, company, serial, 'business', on);
  const applicationId = await sendCompanyForm(market, member, company, serial, 'business', on);
  return { member: { ...member, key: company.key }, applicationId, on };
}

async function sendCompanyForm(
  { product }: Market,
  member: Member,
  company: Company,
  serial: number,
  form: 'business' | 'institution',
  on: Day,
): Promise<string> {
  const body = companyForm(form, company, serial);
  return (await product.call('companyApply', { by: member.session, on, body })).application_id;
}

async function approve({ team }: Market, { applicationId, on }: Applied): Promise<void> {
  await team.carryOut(
    {
      kind: 'application_decision',
      subject_id: applicationId,
      after: { decision: 'Approved', without_ekyc: SEEN_IN_PERSON },
      reason: 'Identity, address and bank account agree with the documents.',
    },
    addDays(on, 1),
  );
}
