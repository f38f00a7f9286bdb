import { sen } from '@titian/finance/sen';
import { describe, expect, it } from 'vitest';
import type { CommodityOrder } from '../port.ts';
import { createLocalTrading } from './provider.ts';

const order: CommodityOrder = {
  clientReference: '0194b6f0-0000-7000-8000-000000000001',
  step: 'purchase',
  amountSen: sen(1_000_000n),
  requestedAt: new Date('2026-11-21T02:00:00Z'),
};

describe('the bundled trading desk', () => {
  const trading = createLocalTrading();

  it('answers the same order with the same reference, at the time it was asked', async () => {
    const first = await trading.trade(order);
    expect(await trading.trade(order)).toEqual(first);
    expect(first.reference).toMatch(/^CT-P-[0-9A-F]{16}$/);
    expect(first.tradedAt).toEqual(order.requestedAt);
  });

  it('gives every other order another reference', async () => {
    const first = await trading.trade(order);
    const others: Partial<CommodityOrder>[] = [
      { step: 'sale' },
      { step: 'resale' },
      { amountSen: sen(999_000n) },
      { clientReference: '0194b6f0-0000-7000-8000-000000000002' },
    ];
    const references = await Promise.all(others.map((change) => trading.trade({ ...order, ...change })));
    const distinct = new Set([first, ...references].map((one) => one.reference));
    expect(distinct.size).toBe(others.length + 1);
  });
});
