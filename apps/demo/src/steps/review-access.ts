import type { Session } from '../api/client.ts';
import type { Market } from '../market.ts';

/** Of the newest review the first so many operators are decided. */
const DECIDED = 5;

/** Two decide the reviews of earlier quarters, and a third one confirms them; the newest is left half decided. */
export async function reviewAccess(market: Market): Promise<void> {
  const { product, team, today: on } = market;
  const [first, second] = [team.session('compliance'), team.session('administrator')];
  const { items } = await product.call('operatorAccessReviews', { by: first, on });
  const [newest, ...earlier] = items;
  for (const { id } of earlier) {
    await decide(market, first, id);
    await decide(market, second, id);
    await product.call('operatorConfirmAccessReview', {
      ...{ by: team.second('administrator'), on, params: { id } },
    });
  }
  if (newest !== undefined) {
    await decide(market, first, newest.id, DECIDED);
  }
}

async function decide(
  { product, today: on }: Market,
  by: Session,
  id: string,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const { review } = await product.call('operatorAccessReview', { by, on, params: { id } });
  const free = review.entries.filter(({ can, decision }) => can.decide && decision === null);
  for (const entry of free.slice(0, most)) {
    await product.call('operatorDecideAccess', {
      ...{ by, on, params: { id } },
      body: { entry_id: entry.id, decision: 'retain', reason: null },
    });
  }
}
