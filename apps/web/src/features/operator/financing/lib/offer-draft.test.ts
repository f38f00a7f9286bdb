import { describe, expect, it } from 'vitest';
import { financing } from '../../../../testing/financing.ts';
import type { SettingRow } from '../../shared/settings.ts';
import { costOfDraft, draftOf, type OfferDraft, proposalOf } from './offer-draft.ts';

const draft: OfferDraft = { ...draftOf(financing()), rate: '11.00' };

function setting(key: string, value: SettingRow['value'], from = '2000-01-01'): SettingRow {
  const description = { description: '', description_code: null, description_params: null };
  return { key, value, effective_from: from, ...description };
}

const settings = [
  setting('origination_fee_bps', [
    { up_to_months: 12, bps: 150 },
    { up_to_months: 36, bps: 450 },
  ]),
  setting('service_tax_bps', 800),
];

describe('the proposal of a draft', () => {
  it('names no guarantor unless the note is guaranteed', () => {
    const typed = { ...draft, guarantorName: 'MCG Bhd' };
    expect(proposalOf(financing(), 'B', typed, 'why').after).toMatchObject({
      is_guaranteed: false,
      guarantor_name: null,
    });
    expect(proposalOf(financing(), 'B', { ...typed, isGuaranteed: true }, 'why').after).toMatchObject({
      is_guaranteed: true,
      guarantor_name: 'MCG Bhd',
    });
  });

  it('carries terms and the grade of the assessment', () => {
    expect(proposalOf(financing(), 'B', draft, 'Cash flow covers it.')).toEqual({
      kind: 'financing_offer',
      subject_id: financing().id,
      reason: 'Cash flow covers it.',
      after: {
        amount: '130000.00',
        rate: '11.00',
        term_months: 12,
        profile: 'equal_monthly_flat',
        grade: 'B',
        is_guaranteed: false,
        guarantor_name: null,
      },
    });
  });
});

describe('the cost of a draft', () => {
  it('is not shown while something is missing', () => {
    expect(costOfDraft({ ...draft, rate: '' }, settings)).toBeNull();
    expect(costOfDraft({ ...draft, amount: '' }, settings)).toBeNull();
    expect(costOfDraft({ ...draft, termMonths: '37' }, settings)).toBeNull();
    expect(costOfDraft(draft, [])).toBeNull();
  });

  it('takes the fee of the band and the tax of the day (FEE-1)', () => {
    expect(costOfDraft(draft, settings)?.disbursement).toMatchObject({
      originationFeeSen: 195_000n,
      serviceTaxSen: 15_600n,
      netSen: 12_789_400n,
    });
    const later = [...settings, setting('service_tax_bps', 1_000, '2999-01-01')];
    expect(costOfDraft(draft, later)?.disbursement.serviceTaxSen).toBe(15_600n);
  });
});
