import { languages } from '@titian/contracts/messages/definition';
import { day } from '@titian/finance/calendar';
import { expect, it } from 'vitest';
import type { AgreementTerms } from './agreement.ts';
import { clausesOf } from './agreement-clauses.ts';

const late = {
  graceDays: 7,
  dailyPercent: '0.1',
  capPercent: '10',
  tawidhPercent: '1',
  gharamahCapPercent: '10',
};

const terms: AgreementTerms = {
  number: 'N-000101',
  issuer: 'Delima Jaya Sdn Bhd',
  registration_number: '201901000005',
  type: 'Term Financing',
  contract: 'Conventional',
  purpose: 'Stock',
  amount: '130000.00',
  rate: '11.00',
  effective_rate: '17.47',
  term_months: 4,
  profile: 'equal_monthly_flat',
  guarantor: null,
  issued_on: day('2026-12-02'),
  origination_fee_percent: '1.5',
  origination_fee: '1950.00',
  service_tax_percent: '8',
  service_tax: '156.00',
  disbursed: '127894.00',
  total: '134766.67',
  total_return: '4766.67',
  late,
  ibra_on_default: false,
  trades: [],
  schedule: [],
};

const fees = ['RM 1,950.00', 'RM 156.00', 'RM 127,894.00'];

it.each([
  ['Conventional', ['RM 130,000.00', 'RM 4,766.67', ...fees]],
  ['Shariah', ['RM 134,766.67', 'RM 130,000.00', 'RM 4,766.67', 'RM 130,000.00', ...fees]],
] as const)('the amounts of a %s agreement have thousands separators', (contract, expected) => {
  for (const language of languages) {
    const clauses = clausesOf({ ...terms, contract }, language);
    expect(clauses.flatMap(({ text }) => text.match(/RM [\d,.]*\d/g) ?? [])).toEqual(expected);
  }
});
