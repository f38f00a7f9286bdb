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

  it.each([
    ['the second step', { step: 'sale' as const }],
    ['the third step', { step: 'resale' as const }],
    ['another amount', { amountSen: sen(999_000n) }],
    ['another note', { clientReference: '0194b6f0-0000-7000-8000-000000000002' }],
  ])('gives another order another reference: %s', async (_what, change) => {
    const first = await trading.trade(order);
    expect((await trading.trade({ ...order, ...change })).reference).not.toBe(first.reference);
  });
});
