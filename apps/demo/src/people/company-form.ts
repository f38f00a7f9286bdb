import type { Body } from '../api/client.ts';
import { payingBank } from '../data/banks.ts';
import type { Company } from '../data/companies.ts';
import { addressFields } from '../data/homes.ts';
import { bankStatement, cardPicture, textPaper } from '../documents/papers.ts';
import { accountNumber, mobileNumber } from './accounts.ts';
import { identityFields } from './investor-form.ts';

/** A complete application of a company, as an issuer or as an Institution investor. */
export function companyForm(
  form: 'business' | 'institution',
  company: Company,
  serial: number,
): Body<'companyApply'> {
  const identity = identityFields(company, serial);
  const { identity_type, identity_number } = identity;
  const director = { name: company.name, role: 'director', share_percent: '60.00' };
  return {
    version: '0',
    keep_files: [],
    full_name: company.name,
    ...identity,
    nationality: 'MY',
    company_name: company.company,
    bo_registration_number: company.registrationNo,
    bo_industry_select: company.industry,
    entity_type: company.entity,
    incorporated_on: company.incorporated,
    bo_personal_phonenumber: `0${mobileNumber(serial)}`,
    business_phonenumber: `03-2161 ${2_000 + serial}`,
    ...addressFields(company.home, `Lot ${(serial % 60) + 11}, Kawasan Perindustrian Ringan`),
    bank_bic: payingBank(company.bank).bic,
    bank_account_no: accountNumber(serial),
    bank_account_name: company.company,
    directors: JSON.stringify([{ ...director, identity_type, identity_number }]),
    ...(form === 'business' ? issuersPart(company) : institutionsPart(company)),
    bo_all_directors_ic: [cardPicture('director-mykad.png', serial)],
    ...{ agree_terms: '1', agree_privacy: '1', agree_biometric: '1' },
  };
}

function issuersPart({ company, size, employees }: Company) {
  return {
    annual_revenue: `${size}.00`,
    employees: String(employees),
    on_lending: '0' as const,
    bo_six_months_bank_statement: [bankStatement(company, Math.round(size / 12))],
  };
}

function institutionsPart({ company, size, name }: Company) {
  const resolved = [`Resolution of the directors of ${company}`, `${name} may open an account and invest.`];
  return {
    net_assets: `${size}.00`,
    board_resolution: [textPaper('board-resolution.pdf', resolved)],
  };
}
