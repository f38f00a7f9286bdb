import sharp from 'sharp';
import type { TestFile } from './http.ts';

let people = 0;
let companies = 0;

/** A unique MyKad number, with its birth date and gender. */
export function newMyKad() {
  people += 1;
  const day = String(1 + (Math.floor(people / 9_000) % 28)).padStart(2, '0');
  const serial = String(1_000 + (people % 9_000));
  return {
    identity_type: 'nric',
    identity_number: `9001${day}14${serial}`,
    selected_birthday_day: String(Number(day)),
    selected_birthday_month: '1',
    selected_birthday_year: '1990',
    gender: Number(serial) % 2 === 1 ? 'male' : 'female',
  };
}

/** A registration number that no other company has. */
export function newRegistrationNumber(): string {
  companies += 1;
  return `201901${String(companies).padStart(6, '0')}`;
}

let drawn: Promise<Uint8Array<ArrayBuffer>> | undefined;

/** A small picture, as a person would upload one. */
export async function picture(field: string, name = `${field}.png`): Promise<TestFile> {
  const background = '#cccccc';
  drawn ??= sharp({ create: { width: 24, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));
  return { field, name, type: 'image/png', bytes: await drawn };
}

const address = {
  address_line_1: '12, Jalan Tun Razak',
  postcode: '50400',
  city: 'Kuala Lumpur',
  state: '14',
  country: 'MY',
};

export type FormFields = Readonly<Record<string, string>>;

/** A complete application of an Individual as the web sends it; `changes` replaces fields. */
export function investorForm(changes: FormFields = {}): Record<string, string> {
  const fullName = changes.full_name ?? 'Aminah binti Yusof';
  return {
    ...{ submit: '1', version: '0', full_name: fullName, ...newMyKad(), nationality: 'MY' },
    ...{ tax_residence: 'MY', phone_country_code: '+60', phone_number: '0123456789', ...address },
    ...{ inv_occupation: 'Full time', inv_employer: 'Kilang Jaya Sdn Bhd', inv_income_range: '100k_150k' },
    ...{ invested_in_p2p: '0', inv_risk_tolerance: 'balanced', inv_stocks_knowledge_years: '2' },
    ...{ inv_bonds_knowledge_years: '1', inv_mutual_funds_knowledge_years: '2' },
    ...{ inv_others_knowledge_years: '1', bank_bic: 'MBBEMYKL', bank_account_no: '114012345678' },
    ...{ bank_account_name: fullName, is_politically_exposed: '0' },
    ...{ inv_source_of_funds: 'salary_and_bonuses', agree_conventional: '1', agree_islamic: '1' },
    ...{ agree_privacy: '1', agree_biometric: '1' },
    ...changes,
  };
}

/** A complete application of a company as the web sends it; `changes` replaces fields. */
export function companyForm(
  form: 'business' | 'institution',
  changes: FormFields = {},
): Record<string, string> {
  const companyName = changes.company_name ?? 'Kedai Maju Sdn Bhd';
  const director = { name: 'Rahman bin Ali', role: 'director', share_percent: '60.00' };
  const { identity_type, identity_number } = newMyKad();
  return {
    ...{ version: '0', full_name: 'Rahman bin Ali', ...newMyKad(), nationality: 'MY' },
    ...{ company_name: companyName, bo_registration_number: newRegistrationNumber() },
    ...{ bo_industry_select: 'G', entity_type: 'private', incorporated_on: '2019-01-15' },
    ...{ bo_personal_phonenumber: '012-345 6789', business_phonenumber: '03-2161 2345', ...address },
    ...{ bank_bic: 'CIBBMYKL', bank_account_no: '8001234567', bank_account_name: companyName },
    directors: JSON.stringify([{ ...director, identity_type, identity_number }]),
    ...(form === 'business'
      ? { annual_revenue: '2400000.00', employees: '18', on_lending: '0' }
      : { net_assets: '12000000.00' }),
    ...{ agree_terms: '1', agree_privacy: '1', agree_biometric: '1' },
    ...changes,
  };
}

/** The documents that each kind of company has to upload. */
export async function companyDocuments(form: 'business' | 'institution'): Promise<TestFile[]> {
  const fields =
    form === 'business'
      ? ['bo_all_directors_ic', 'bo_six_months_bank_statement']
      : ['bo_all_directors_ic', 'board_resolution'];
  return Promise.all(fields.map((field) => picture(field)));
}
