import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const platform = {
  success: true,
  as_of: '2026-11-20',
  funded_to_date: '24000.00',
  notes_funded: 2,
  outstanding: '16000.00',
  defaulted: '12360.00',
  recovered: '1236.00',
  default_rate_percent: '45.00',
  late_buckets: [
    { days: '1-30', notes: 1, amount: '4000.00' },
    { days: '31-60', notes: 0, amount: '0.00' },
    { days: '61-90', notes: 0, amount: '0.00' },
    { days: '90+', notes: 1, amount: '12000.00' },
  ],
  vintages: [
    {
      quarter: '2026-Q1',
      funded: '24000.00',
      defaulted: '12360.00',
      recovered: '1236.00',
      default_rate_percent: '45.00',
      curve: [
        { months: 3, percent: '0.00' },
        { months: 6, percent: '45.00' },
      ],
    },
  ],
};

function openPlatform(figures: object) {
  openPage('/platform/performance', {
    user: investor(),
    handlers: { 'GET /api/dashboard/data/investor/platform_financials': { json: figures } },
  });
}

beforeEach(() => {
  localStorage.setItem('date_override', '2026-11-21');
});

describe('the platform performance', () => {
  it('is not shown to issuers, without a call', async () => {
    openPage('/platform/performance', { user: businessOwner() });
    expect(await screen.findByText('This page is for investors.')).toBeTruthy();
  });

  it('shows default rate, recoveries and vintages', async () => {
    openPlatform(platform);
    expect(await screen.findByText('All notes on the platform, as at 20 Nov 2026')).toBeTruthy();
    expect(screen.getAllByText('45.00%')).not.toHaveLength(0);
    expect(screen.getByText('10.00% of the amount in default')).toBeTruthy();
    const curves = screen.getByRole('table', { name: 'Default rate by age of notes' });
    expect(within(curves).getByRole('row', { name: '6 months 45.00%' })).toBeTruthy();
  });

  it('has its parts right below its title', async () => {
    openPlatform(platform);
    await screen.findByText('All notes on the platform, as at 20 Nov 2026');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => tagName);
    expect(levels).toEqual(['H1', 'H2', 'H2']);
  });

  const NONE = /^No defaults at the ages that all notes of a quarter have reached/;
  const LATER = /The table includes later ages and earlier quarters/;
  const zeros = [3, 6, 9].map((months) => ({ months, percent: '0.00' }));
  const quarters = (rate: string) =>
    ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2', '2026-Q3'].map((quarter) => ({
      ...platform.vintages[0],
      quarter,
      default_rate_percent: rate,
      curve: zeros,
    }));
  const losses = zeros.map(({ months }) => ({ months, percent: '4.00' }));

  it.each([
    ['that no quarter lost anything', quarters('0.00'), NONE],
    ['why the table knows of a default and no line does', quarters('21.47'), LATER],
    [
      'so too where the loss was in a quarter without a line',
      quarters('0.00').map((one, at) => (at === 0 ? { ...one, curve: losses } : one)),
      LATER,
    ],
  ])('says %s instead of drawing lines of nothing', async (_what, vintages, sentence) => {
    openPlatform({ ...platform, vintages });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByText(sentence === NONE ? LATER : NONE)).toBeNull();
    expect(screen.queryByRole('table', { name: 'Default rate by age of notes' })).toBeNull();
  });

  it('says when the figures of the platform come, before the first night', async () => {
    const none = { ...platform, as_of: null, notes_funded: 0, late_buckets: [], vintages: [] };
    openPlatform(none);
    expect(await screen.findByText(/The first ones will be available tomorrow/)).toBeTruthy();
  });
});
