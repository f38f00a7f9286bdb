import { describe, expect, it } from 'vitest';
import { presetBody, startOf } from './values.ts';

describe('the preset form', () => {
  it('begins with the defaults of the specification', () => {
    expect(presetBody(startOf(false))).toEqual({
      ...{ botName: 'My Auto Investment', mode: 'on', tenure: [1, 12], interest: ['8.00', '12.00'] },
      amounts: {
        'Term Financing': ['50.00', '200.00'],
        'Invoice Financing - Payable': ['50.00', '200.00'],
        'Invoice Financing - Receivable': ['50.00', '200.00'],
        'Contract Financing': ['50.00', '200.00'],
      },
      financingType: [
        'Term Financing',
        'Invoice Financing - Payable',
        'Invoice Financing - Receivable',
        'Contract Financing',
      ],
      ...{ noteType: ['Conventional', 'Shariah'], guaranteed_option: 'all', exhausted_balance: false },
      ...{ issuer_exposure: false, issuer_exposure_percent: null, continue_above_limit: 0 },
      monthly_budget: null,
    });
  });

  it('sends the budget of a month where there is one', () => {
    expect(presetBody({ ...startOf(false), limitsMonth: true }).monthly_budget).toBe('500.00');
  });

  it('sends amounts of the chosen types only', () => {
    const values = { ...startOf(true), types: ['Contract Financing'] as const, isOn: false };
    expect(presetBody(values)).toMatchObject({
      ...{ mode: 'off', financingType: ['Contract Financing'], guaranteed_option: 'only' },
      amounts: { 'Contract Financing': ['50.00', '200.00'] },
    });
    expect(Object.keys(presetBody(values).amounts)).toEqual(['Contract Financing']);
  });
});
