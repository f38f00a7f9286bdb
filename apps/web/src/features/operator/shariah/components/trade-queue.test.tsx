import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { Leg, TradeRow } from '../api/trades.ts';
import { TradeQueue } from './trade-queue.tsx';

const leg = (differences: Partial<Leg> = {}): Leg => ({
  ...{ step: 'purchase', is_reversal: false, state: 'carried_out', agreed: '10000.00', price: '10000.00' },
  ...{ at: '2026-11-21T18:30:00.000Z', reference: 'CT-P-1' },
  ...differences,
});

const trade = (number: number, differences: Partial<TradeRow> = {}): TradeRow => ({
  ...{ id: idOf(number), note_id: idOf(100 + number), note_number: `N-00000${number}` },
  ...{ issuer_name: 'Borneo Cold Chain Sdn Bhd', state: 'issued', void_reason: null },
  ...{ signed_at: '2026-11-21T18:29:00.000Z', traded_on: '2026-11-22', issued_on: '2026-11-22' },
  ...{ cost: '10000.00', sale_price: '10300.00', issued_amount: '10000.00' },
  ...{ legs: [leg()], differences: [] },
  ...differences,
});

const totals = {
  ...{ trades: 3, with_differences: 2, issued: 1 },
  ...{ cost: '10000.00', sale_price: '10300.00', issued_amount: '10000.00' },
};

const NARROWED = '?state=differences&from=2026-11-01';

function serveTrades(...items: readonly TradeRow[]) {
  const answer = { json: { success: true, items, next_cursor: null, totals } };
  return serve({
    'GET /api/operator/shariah-trades': answer,
    [`GET /api/operator/shariah-trades${NARROWED}`]: answer,
    [`GET /api/operator/shariah-trades/file${NARROWED}`]: { json: {} },
  });
}

describe('the commodity trades of Shariah notes', () => {
  it('are listed with what differs, and with what they come to', async () => {
    serveTrades(trade(1), trade(2, { state: 'void', differences: ['price_differs', 'reversed'] }));
    showPage(<TradeQueue />);
    expect(await screen.findByText('Price differs from what was agreed; Reversed')).toBeTruthy();
    const sums = within(screen.getByRole('region', { name: 'Total of trades shown' }));
    expect(sums.getByText('2 with differences')).toBeTruthy();
    expect(sums.getByText('of 1 issued notes')).toBeTruthy();
  });

  it('show each leg with agreed and traded price, Malaysian time and reference', async () => {
    serveTrades(
      trade(1, {
        ...{ state: 'void', void_reason: 'price_changed', differences: ['price_differs', 'not_reversed'] },
        legs: [
          leg(),
          leg({ step: 'sale', agreed: '10300.00', price: '10301.00', reference: 'CT-S-2' }),
          leg({ step: 'sale', is_reversal: true, state: 'ordered', price: null, at: null, reference: null }),
        ],
      }),
    );
    const { person } = showPage(<TradeQueue />);
    await person.click(await screen.findByRole('button', { name: /N-000001/ }));
    const legs = within(await screen.findByRole('table', { name: 'Legs' }));
    const sale = within(legs.getByRole('row', { name: /CT-S-2/ }));
    expect(sale.getByText('Sale to the issuer')).toBeTruthy();
    expect(sale.getByText(/10,300\.00/)).toBeTruthy();
    expect(sale.getByText(/10,301\.00/)).toBeTruthy();
    expect(sale.getByText(/22 Nov 2026.*2:30/)).toBeTruthy();
    const reversal = within(legs.getByRole('row', { name: /Sale to the issuer, reversed/ }));
    expect(reversal.getByText('Ordered, not confirmed')).toBeTruthy();
    expect(screen.getByText('Price changed')).toBeTruthy();
  });

  it('from before signatures say that their price is not recorded', async () => {
    serveTrades(
      trade(1, {
        ...{ state: 'unsigned', signed_at: null, cost: null, sale_price: null },
        ...{ legs: [leg({ agreed: null, price: null })], differences: ['price_not_recorded'] },
      }),
    );
    const { person } = showPage(<TradeQueue />);
    await person.click(await screen.findByRole('button', { name: /N-000001/ }));
    const legs = within(await screen.findByRole('table', { name: 'Legs' }));
    expect(legs.getByText('Price not recorded')).toBeTruthy();
    expect(legs.getByText('No prior agreement')).toBeTruthy();
    expect(screen.getByText('Not signed')).toBeTruthy();
  });

  it('are narrowed by the address, and saved as they are narrowed', async () => {
    const seen = serveTrades(trade(1));
    const { person } = showPage(<TradeQueue />, { at: `/${NARROWED}&to=2026-02-31` });
    await screen.findByText('N-000001');
    expect(seen[0]?.path).toBe(`/api/operator/shariah-trades${NARROWED}`);
    expect((screen.getByLabelText('Traded from') as HTMLInputElement).value).toBe('1 Nov 2026');
    expect((screen.getByLabelText('Traded to') as HTMLInputElement).value).toBe('');
    await person.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(seen.at(-1)?.path).toBe(`/api/operator/shariah-trades/file${NARROWED}`));
  });
});
