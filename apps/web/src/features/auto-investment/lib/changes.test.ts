import { describe, expect, it } from 'vitest';
import type { SavedPreset } from '../api/preset.ts';
import { changesBetween } from './changes.ts';

const saved: SavedPreset = {
  ...{ version: 1, changed_at: '2026-11-21T03:04:05.678Z', botName: 'My Auto Investment', mode: 'on' },
  ...{ tenure: [1, 12], interest: ['8.00', '12.00'], guaranteed_option: 'all', continue_above_limit: 0 },
  amounts: { 'Term Financing': ['50.00', '200.00'], 'Contract Financing': ['50.00', '200.00'] },
  ...{ financingType: ['Term Financing', 'Contract Financing'], noteType: ['Conventional'] },
  ...{ exhausted_balance: false, issuer_exposure: false, issuer_exposure_percent: null },
  ...{ monthly_budget: null, paused_until: null },
};
const changes = (change: Partial<SavedPreset>) =>
  changesBetween(
    saved,
    { ...saved, version: 2, ...change },
    {
      money: (amount) => `RM ${amount}`,
      day: (day) => `day ${day}`,
    },
  );

describe('what a version of a preset changed', () => {
  it('is nothing where everything is the same', () => {
    expect(changes({})).toEqual([]);
  });

  it('is said field by field, amounts by type', () => {
    expect(changes({ mode: 'off', tenure: [3, 12], issuer_exposure_percent: '20.00' })).toEqual([
      { field: 'mode', from: 'on', to: 'off' },
      { field: 'tenure', from: '1 – 12', to: '3 – 12' },
      { field: 'exposure', from: '', to: '20.00' },
    ]);
    expect(changes({ amounts: { ...saved.amounts, 'Term Financing': ['50.00', '300.00'] } })).toEqual([
      {
        field: 'amounts',
        from: 'RM 50.00 – RM 200.00',
        to: 'RM 50.00 – RM 300.00',
        type: 'Term Financing',
      },
    ]);
  });

  it('is the day that it rests until, and the budget of a month', () => {
    expect(changes({ monthly_budget: '500.00' })).toEqual([{ field: 'budget', from: '', to: 'RM 500.00' }]);
    expect(changes({ paused_until: '2027-01-03' })).toEqual([
      { field: 'paused', from: '', to: 'day 2027-01-03' },
    ]);
  });

  it('is the list of types where one was dropped, not its amounts', () => {
    const dropped = { 'Term Financing': saved.amounts['Term Financing'] };
    expect(changes({ financingType: ['Term Financing'], amounts: dropped })).toEqual([
      { field: 'types', from: 'Term Financing, Contract Financing', to: 'Term Financing' },
    ]);
  });
});
