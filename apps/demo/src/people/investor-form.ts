import type { Body } from '../api/client.ts';
import { payingBank } from '../data/banks.ts';
import { addressFields } from '../data/homes.ts';
import type { Individual } from '../data/individuals.ts';
import { cardPicture } from '../documents/papers.ts';
import { accountNumber, mobileNumber } from './accounts.ts';
import { birthdayFields, myKadOf } from './mykad.ts';

type InvestorForm = Body<'investorApply'>;
type CompleteForm = Extract<InvestorForm, { submit: '1' }>;

const employers = [
  'Hospital Seri Murni',
  'Kilang Elektronik Bayan Sdn Bhd',
  'Universiti Lembah Kinta',
  'Telekomunikasi Nusa Sdn Bhd',
  'Majlis Perbandaran',
  'Syarikat Perisian Awan Sdn Bhd',
];

const employment = {
  employed: (serial: number) => ({
    inv_occupation: 'Full time' as const,
    inv_employer: employers[serial % employers.length] ?? '',
  }),
  part_time: () => ({ inv_occupation: 'Part time' as const, inv_employer: 'Kedai Buku Pelangi' }),
  self_employed: () => ({
    inv_occupation: 'Self employed' as const,
    inv_source_of_income: 'Profit of my own business',
    inv_nature_of_business: 'Trading and consultancy',
  }),
  retired: () => ({ inv_occupation: 'Retired' as const, inv_source_of_income: 'Pension' }),
  student: () => ({ inv_occupation: 'Student' as const, inv_source_of_income: 'Allowance and savings' }),
};

const experience = {
  conservative: { stocks: '1', bonds: '2', funds: '2' },
  balanced: { stocks: '2', bonds: '2', funds: '3' },
  aggressive: { stocks: '3', bonds: '2', funds: '3' },
} as const;

const income = {
  small: '50k_100k',
  medium: '100k_150k',
  large: '150k_300k',
  institution: 'above_1m',
} as const;

/** A complete application of an Individual investor. */
export function investorForm(person: Individual, serial: number): CompleteForm {
  const level = experience[person.risk];
  return {
    submit: '1',
    version: '0',
    keep_files: [],
    full_name: person.name,
    ...identityFields(person, serial),
    nationality: 'MY',
    tax_residence: person.taxResidence,
    phone_country_code: '+60',
    phone_number: mobileNumber(serial),
    ...addressFields(person.home, `${(serial % 90) + 3}, Jalan Kenanga ${(serial % 14) + 1}`),
    ...employmentOf(person, serial),
    ...{ invested_in_p2p: '0', inv_risk_tolerance: person.risk },
    inv_stocks_knowledge_years: level.stocks,
    inv_bonds_knowledge_years: level.bonds,
    inv_mutual_funds_knowledge_years: level.funds,
    inv_others_knowledge_years: '1',
    bank_bic: payingBank(person.bank).bic,
    bank_account_no: accountNumber(serial),
    bank_account_name: person.name,
    is_politically_exposed: '0',
    inv_source_of_funds: person.work === 'retired' ? 'pension' : 'salary_and_bonuses',
    ...{ agree_conventional: '1', agree_islamic: '1', agree_privacy: '1', agree_biometric: '1' },
    identity_front: [cardPicture('mykad-front.png', serial)],
    identity_back: [cardPicture('mykad-back.png', serial + 500)],
  };
}

/** Occupation and income of an Individual, as the forms require them. */
export function employmentOf(person: Individual, serial: number) {
  return { ...employment[person.work](serial), inv_income_range: income[person.habit] };
}

/** A partly filled form, saved as a draft. */
export function begunInvestorForm(person: Individual, serial: number): InvestorForm {
  const { full_name, identity_type, identity_number, nationality } = investorForm(person, serial);
  return {
    submit: '0',
    version: '0',
    keep_files: [],
    full_name,
    identity_type,
    identity_number,
    nationality,
  };
}

/** The identity fields of an applicant. */
export function identityFields(
  holder: Pick<Individual, 'born' | 'birthPlace' | 'gender'>,
  serial: number,
): { identity_type: 'nric'; identity_number: string; gender: Individual['gender'] } & ReturnType<
  typeof birthdayFields
> {
  return {
    identity_type: 'nric',
    identity_number: myKadOf(holder, 500 + serial),
    ...birthdayFields(holder.born),
    gender: holder.gender,
  };
}
