import { describe, expect, test } from 'vitest';
import { type EligibilityAnswers, eligibilityOf } from './eligibility.ts';

const TODAY = '2026-11-21';
const answers: EligibilityAnswers = {
  entity_type: 'private',
  incorporated_on: '2019-01-15',
  annual_revenue: '2400000.00',
  bo_industry_select: 'G',
  on_lending: '0',
};
const of = (changes: Partial<EligibilityAnswers>) => eligibilityOf({ ...answers, ...changes }, TODAY);
const invoices = ['Invoice Financing - Payable', 'Invoice Financing - Receivable', 'Contract Financing'];

describe('a company cannot apply', () => {
  test.each([
    ['in finance', { bo_industry_select: 'K' }, ['industry']],
    ['that lends on what it borrows', { on_lending: '1' }, ['on_lending']],
    ['for both reasons', { bo_industry_select: 'K', on_lending: '1' }, ['industry', 'on_lending']],
    ['that does not exist yet', { incorporated_on: '2026-11-22' }, ['not_incorporated']],
    ['a day too young', { incorporated_on: '2026-05-22' }, ['too_young']],
    ['that earns too little', { annual_revenue: '19999.99' }, ['too_small']],
    ['young and small', { incorporated_on: '2026-10-01', annual_revenue: '0' }, ['too_young', 'too_small']],
  ])('%s', (_what, changes, obstacles) => {
    expect(of(changes)).toEqual({ verdict: 'no', obstacles });
  });

  test('of a kind that is never financed, whatever is still missing', () => {
    const empty = {
      entity_type: '',
      incorporated_on: '',
      annual_revenue: '',
      bo_industry_select: 'K',
      on_lending: '',
    };
    expect(eligibilityOf(empty, TODAY)).toEqual({ verdict: 'no', obstacles: ['industry'] });
  });
});

describe('a company is not answered', () => {
  test.each(Object.keys(answers))('without its %s', (field) => {
    expect(of({ [field]: ' ' })).toEqual({ verdict: 'unanswered' });
  });

  test.each([{ annual_revenue: 'much' }, { annual_revenue: '1.234' }, { incorporated_on: '2019' }])(
    'with %j',
    (odd) => {
      expect(of(odd)).toEqual({ verdict: 'unanswered' });
    },
  );
});

describe('a company may apply', () => {
  test('for everything after a year, up to a quarter of its revenue', () => {
    expect(of({})).toEqual({ verdict: 'yes', types: ['Term Financing', ...invoices], upToRinggit: 600_000 });
  });

  test.each([
    ['20000', 5_000],
    ['99999.99', 24_990],
    ['4000000', 1_000_000],
    ['90000000', 1_000_000],
  ])('with RM %s of revenue for up to RM %s', (revenue, upToRinggit) => {
    expect(of({ annual_revenue: revenue })).toMatchObject({ verdict: 'yes', upToRinggit });
  });

  test.each([
    ['2026-05-21', invoices],
    ['2025-11-22', invoices],
    ['2025-11-21', ['Term Financing', ...invoices]],
  ])('when it was incorporated on %s, for what its figures allow', (day, types) => {
    expect(of({ incorporated_on: day })).toMatchObject({ verdict: 'yes', types });
  });
});
