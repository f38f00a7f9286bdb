import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const disabled = { account_status: 'Inactive', inactive_msg_formatted: 'You asked us to.' } as const;

describe('a disabled account', () => {
  it('reads why, and what happens to the money', async () => {
    openPage('/account/disabled', { user: investor({ ...disabled, inactive_money_continues: true }) });
    expect(await screen.findByText('You asked us to.')).toBeTruthy();
    expect(screen.getByText(/repayments are credited to your cash balance/)).toBeTruthy();
    expect(screen.getByText(/To withdraw your cash balance, write to support/)).toBeTruthy();
  });

  it('of an issuer reads that instalments remain due', async () => {
    openPage('/account/disabled', { user: businessOwner({ ...disabled, inactive_money_continues: true }) });
    expect(await screen.findByText(/instalments remain due/)).toBeTruthy();
  });

  it('that its owner closed reads so, and nothing about money', async () => {
    openPage('/account/disabled', { user: investor({ ...disabled, account_closed: true }) });
    expect(await screen.findByRole('heading', { name: 'Account closed' })).toBeTruthy();
    expect(screen.queryByText(/cash balance/)).toBeNull();
  });

  it('reads nothing about money where the server says nothing', async () => {
    openPage('/account/disabled', { user: investor(disabled) });
    expect(await screen.findByText('You asked us to.')).toBeTruthy();
    expect(screen.queryByText(/cash balance/)).toBeNull();
  });
});
