import { describe, expect, it } from 'vitest';
import { settingKind } from '../../shared/setting-kind.ts';
import type { SettingRow } from '../../shared/settings.ts';
import { showSetting } from '../../shared/show-setting.ts';
import { readSetting, settingViews, typedSetting } from './settings-view.ts';

function row(key: string, value: SettingRow['value'], from = '2000-01-01'): SettingRow {
  const description = { description: 'What it does', description_code: null, description_params: null };
  return { key, value, effective_from: from, ...description };
}

describe('settings by date', () => {
  it('separates the current value from scheduled and former ones', () => {
    const [view] = settingViews(
      [
        row('service_fee_bps', 1_500),
        row('service_fee_bps', 1_400, '2027-01-01'),
        row('service_fee_bps', 1_600, '2026-11-21'),
      ],
      '2026-11-21',
    );
    expect(view?.current?.value).toBe(1_600);
    expect(view?.planned.map(({ value }) => value)).toEqual([1_400]);
    expect(view?.earlier.map(({ value }) => value)).toEqual([1_500]);
  });
});

describe('values', () => {
  it.each([
    [row('minimum_topup_sen', 20_000), 'RM 200.00'],
    [row('service_fee_bps', 1_500), '15.00%'],
    [row('campaign_days', 14), '14'],
    [row('fund_management_enabled', false), 'No'],
    [row('support_email', 'help@titian.example'), 'help@titian.example'],
    [row('origination_fee_bps', [{ up_to_months: 12, bps: 150 }]), 'up to 12 months 1.50%'],
    [row('scorecard_weights', [{ part: 'cash_flow', percent: 25 }]), 'Cash flow 25%'],
    [row('principal_valuation_bps', [{ up_to_days: 60, bps: 7_500 }]), 'up to 60 days 75.00%'],
    [
      row('credit_grades', [{ grade: 'AA', limit_sen: 100_000_000, rate_min_bps: 700, rate_max_bps: 900 }]),
      'AA: up to RM 1,000,000.00 at 7.00 to 9.00%',
    ],
  ])('are shown in the unit that people read', (setting, shown) => {
    expect(showSetting(setting)).toBe(shown);
  });

  it('come back as what they were', () => {
    for (const setting of [
      row('minimum_topup_sen', 20_000),
      row('service_fee_bps', 1_500),
      row('fund_management_enabled', true),
      row('support_email', 'help@titian.example'),
      row('origination_fee_bps', [{ up_to_months: 12, bps: 150 }]),
    ]) {
      expect(readSetting(typedSetting(setting), settingKind(setting))).toEqual(setting.value);
    }
  });

  it('are sent as typed where they cannot be parsed, for the server to reject', () => {
    expect(readSetting('[{', 'list')).toBe('[{');
    expect(readSetting('', 'percent')).toBe('');
  });
});
