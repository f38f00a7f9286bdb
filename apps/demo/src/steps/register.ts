import type { Body } from '../api/client.ts';
import { type BankName, payingBank } from '../data/banks.ts';
import type { Company } from '../data/companies.ts';
import type { Individual } from '../data/individuals.ts';
import type { Day } from '../days.ts';
import type { Market, Member } from '../market.ts';
import { accountNumber, emailOf, mobileNumber } from '../people/accounts.ts';

const PEOPLE = 'warga.example';
const COMPANIES = 'niaga.example';

/** Registers an Individual, opens their bank account, verifies the address by its mail and signs in. */
export function registerIndividual(
  market: Market,
  person: Individual,
  serial: number,
  on: Day,
  referralCode: string | null = null,
): Promise<Member> {
  const email = emailOf(person.first, person.last, PEOPLE);
  const form = {
    ...registration(market, person, email, serial),
    role: 'investor',
    type: 'Individual',
    ...(referralCode === null ? {} : { referral_code: referralCode }),
  } as const;
  return join(market, { form, holder: person.name, isCompany: false, bank: person.bank, serial, on });
}

/** The same for the authorised person of a company. */
export function registerCompany(
  market: Market,
  company: Company,
  serial: number,
  as: 'business' | 'institution',
  on: Day,
): Promise<Member> {
  const email = emailOf(company.first, company.last, COMPANIES);
  const common = { ...registration(market, company, email, serial), company_name: company.company };
  const form =
    as === 'business'
      ? ({ ...common, role: 'businessowner' } as const)
      : ({ ...common, role: 'investor', type: 'Institution' } as const);
  return join(market, { form, holder: company.company, isCompany: true, bank: company.bank, serial, on });
}

function registration(
  { password }: Market,
  { first, last }: { first: string; last: string },
  email: string,
  serial: number,
) {
  return {
    first_name: first,
    last_name: last,
    email,
    phone_country_code: '+60',
    phone_number: mobileNumber(serial),
    password,
    password_confirmation: password,
    agree_terms: '1',
    agree_privacy: '1',
  } as const;
}

interface Joining {
  readonly form: Body<'register'>;
  readonly holder: string;
  readonly isCompany: boolean;
  readonly bank: BankName;
  readonly serial: number;
  readonly on: Day;
}

async function join(market: Market, joining: Joining): Promise<Member> {
  const { form, holder, isCompany, serial, on } = joining;
  const { product, simulator } = market;
  const bank = payingBank(joining.bank);
  const { email, password } = form;
  const before = new Date();
  await product.call('register', { on, body: form });
  await simulator.openAccount({ bic: bank.bic, number: accountNumber(serial), holder });
  const mail = await simulator.mailTo(email, before, /verify/i);
  await product.call('registerVerify', { on, body: { token: tokenIn(mail.links) } });
  const { token } = await product.call('login', { on, body: { email, password } });
  return { name: holder, email, session: { token }, bank, isCompany };
}

function tokenIn(links: readonly string[]): string {
  const link = links.find((one) => one.includes('/register/verify/'));
  if (link === undefined) throw new Error(`The mail has no link that verifies the address: ${links}`);
  return new URL(link).pathname.split('/').at(-1) ?? '';
}
