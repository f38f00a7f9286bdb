import { fixture } from '../product/checkout.ts';
import type { Place } from '../product/product.ts';
import { call, type Session } from './client.ts';
import { carryOut, type OperatorPair } from './operator-pair.ts';
import { BANK, type CompanyPerson, PASSWORD, type Person } from './people.ts';
import { mailTo, openBankAccount } from './simulator.ts';

/** A signed-in customer. */
export interface Member {
  readonly person: Person;
  readonly session: Session;
}

/** Registers an Individual investor, verifies the address by its mail and signs in. */
export function registerInvestor(place: Place, person: Person): Promise<Member> {
  return register(place, person, { role: 'investor', type: 'Individual' });
}

/** The same for a business owner. */
export function registerOwner(place: Place, person: CompanyPerson): Promise<Member> {
  return register(place, person, { role: 'businessowner', company_name: person.company });
}

async function register(
  place: Place,
  person: Person,
  role: Readonly<Record<string, string>>,
): Promise<Member> {
  const { email, first, last } = person;
  await call(place, 'POST', '/register', {
    form: {
      ...role,
      ...{ first_name: first, last_name: last, email, password: PASSWORD, password_confirmation: PASSWORD },
      ...{ phone_country_code: '+60', phone_number: '123456789', agree_terms: '1', agree_privacy: '1' },
    },
  });
  const mail = await mailTo(place, email, /verify/i);
  const token = verificationLink(mail.links).split('/').at(-1);
  await call(place, 'POST', '/register/verify', { body: { token } });
  const session: Session = await call(place, 'POST', '/login', { body: { email, password: PASSWORD } });
  return { person, session: { token: session.token } };
}

/** The link of the mail that verifies an address. */
function verificationLink(links: readonly string[]): string {
  const link = links.find((one) => one.includes('/register/verify/'));
  if (link === undefined) throw new Error(`no link verifies the address: ${links}`);
  return link;
}

/** Sends a complete application of an Individual; answers its id. */
export async function applyAsInvestor(place: Place, { person, session }: Member): Promise<string> {
  await openBankAccount(place, BANK.bic, person.accountNumber, person.name);
  const answer: { application_id: string } = await call(place, 'POST', '/investors/apply', {
    by: session,
    form: {
      ...{ submit: '1', version: '0', full_name: person.name, ...identity(person), ...address() },
      ...{ tax_residence: 'MY', phone_country_code: '+60', phone_number: '123456789' },
      ...{ inv_occupation: 'Full time', inv_employer: 'Kilang Jaya Sdn Bhd', inv_income_range: '100k_150k' },
      ...{ invested_in_p2p: '0', inv_risk_tolerance: 'balanced', inv_stocks_knowledge_years: '2' },
      ...{ inv_bonds_knowledge_years: '1', inv_mutual_funds_knowledge_years: '2' },
      ...{ inv_others_knowledge_years: '1', ...bankFields(person, person.name) },
      ...{ is_politically_exposed: '0', inv_source_of_funds: 'salary_and_bonuses', agree_conventional: '1' },
      ...{ agree_islamic: '1', agree_privacy: '1', agree_biometric: '1' },
      identity_front: [fixture('card-front.png')],
      identity_back: [fixture('card-back.png')],
    },
  });
  return answer.application_id;
}

/** Sends a complete application of a company that wants financing; answers its id. */
export async function applyAsOwner(place: Place, session: Session, person: CompanyPerson): Promise<string> {
  await openBankAccount(place, BANK.bic, person.accountNumber, person.company);
  const director = { name: person.name, role: 'director', share_percent: '60.00' };
  const directors = [{ ...director, identity_type: 'nric', identity_number: person.myKad }];
  const answer: { application_id: string } = await call(place, 'POST', '/business_owners/apply', {
    by: session,
    form: {
      ...{ version: '0', full_name: person.name, ...identity(person), ...address() },
      ...{ company_name: person.company, bo_registration_number: person.registrationNo },
      ...{ bo_industry_select: 'G', entity_type: 'private', incorporated_on: '2019-01-15' },
      ...{ bo_personal_phonenumber: '012-345 6789', business_phonenumber: '03-2161 2345' },
      ...{ ...bankFields(person, person.company), directors: JSON.stringify(directors) },
      ...{ annual_revenue: '2400000.00', employees: '18', on_lending: '0' },
      ...{ agree_terms: '1', agree_privacy: '1', agree_biometric: '1' },
      bo_all_directors_ic: [fixture('card-front.png')],
      bo_six_months_bank_statement: [fixture('statement.pdf')],
    },
  });
  return answer.application_id;
}

/** Two operators approve an application. */
export async function approveApplication(
  place: Place,
  operatorPair: OperatorPair,
  applicationId: string,
): Promise<void> {
  const after = { decision: 'Approved', without_ekyc: 'Seen in person with the original document' };
  await carryOut(place, operatorPair, { kind: 'application_decision', subject_id: applicationId, after });
}

/** An Individual investor who may top up, and has visited before: neither the preset nor the tour is offered. */
export async function approvedInvestor(
  place: Place,
  operatorPair: OperatorPair,
  person: Person,
): Promise<Member> {
  const member = await newInvestor(place, operatorPair, person);
  await call(place, 'GET', '/auto_investment_messsage/hide', { by: member.session });
  await call(place, 'POST', '/tour/seen', { by: member.session });
  return member;
}

/** The same on the first visit after the approval. */
export async function newInvestor(place: Place, operatorPair: OperatorPair, person: Person): Promise<Member> {
  const member = await registerInvestor(place, person);
  await approveApplication(place, operatorPair, await applyAsInvestor(place, member));
  return member;
}

/** A business owner who may apply for financing. */
export async function approvedOwner(
  place: Place,
  operatorPair: OperatorPair,
  person: CompanyPerson,
): Promise<Member> {
  const member = await registerOwner(place, person);
  await approveApplication(place, operatorPair, await applyAsOwner(place, member.session, person));
  return member;
}

/** The fields of a date of birth. */
export function bornFields({ day, month, year }: Person['born']) {
  return {
    selected_birthday_day: String(day),
    selected_birthday_month: String(month),
    selected_birthday_year: String(year),
  };
}

function identity({ myKad, born }: Person) {
  return {
    identity_type: 'nric',
    identity_number: myKad,
    ...bornFields(born),
    gender: 'female',
    nationality: 'MY',
  };
}

function address() {
  return {
    address_line_1: '12, Jalan Tun Razak',
    postcode: '50400',
    city: 'Kuala Lumpur',
    state: '14',
    country: 'MY',
  };
}

function bankFields({ accountNumber }: Person, holder: string) {
  return { bank_bic: BANK.bic, bank_account_no: accountNumber, bank_account_name: holder };
}
