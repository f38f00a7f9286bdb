import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { CommodityOrder } from '../port.ts';
import { createLocalTrading } from './provider.ts';

const order: CommodityOrder = {
  clientReference: '0194b6f0-0000-7000-8000-000000000001',
  step: 'purchase',
  isReversal: false,
  priceSen: sen(1_000_000n),
  requestedAt: new Date('2026-11-21T02:00:00Z'),
};

describe('the bundled trading provider', () => {
  it('carries nothing out while it is closed', async () => {
    const closed = createLocalTrading({ isOpen: false });
    expect(await closed.isOpen()).toBe(false);
    await expect(closed.trade(order)).rejects.toThrow('No commodity trading desk is connected.');
    expect(await closed.withdraw(order)).toBeNull();
  });

  it('answers the same order with the same trade, at the price and time of the first request', async () => {
    const trading = createLocalTrading({ isOpen: true });
    const first = await trading.trade(order);
    expect(await trading.trade({ ...order, requestedAt: new Date('2026-11-21T03:00:00Z') })).toEqual(first);
    expect(first.reference).toMatch(/^CT-P-[0-9A-F]{16}$/);
    expect(first).toMatchObject({ priceSen: order.priceSen, tradedAt: order.requestedAt });
  });

  it('gives every other order another reference', async () => {
    const trading = createLocalTrading({ isOpen: true });
    const first = await trading.trade(order);
    const others: Partial<CommodityOrder>[] = [
      { step: 'sale' },
      { step: 'resale' },
      { isReversal: true },
      { clientReference: '0194b6f0-0000-7000-8000-000000000002' },
    ];
    const trades = await Promise.all(others.map((change) => trading.trade({ ...order, ...change })));
    expect(new Set([first, ...trades].map((one) => one.reference)).size).toBe(others.length + 1);
    expect(trades[2]?.reference).toMatch(/^CT-PR-/);
  });

  it('reports what was executed of a withdrawn order, and never executes it afterwards', async () => {
    const trading = createLocalTrading({ isOpen: true });
    const first = await trading.trade(order);
    expect(await trading.withdraw(order)).toEqual(first);
    const lost = { ...order, step: 'sale' } as const;
    expect(await trading.withdraw(lost)).toBeNull();
    await expect(trading.trade(lost)).rejects.toThrow('withdrawn');
  });
});
