import { createHash } from 'node:crypto';
import type { CommodityOrder, CommodityTrade, CommodityTrading } from '../port.ts';

const REFERENCE_CHARS = 16;

/**
 * The bundled trading provider: it carries out every step at once, at the ordered price, and gives the same order the same
 * reference. It has no market behind it, so in production it is closed until a trading platform takes its place behind the
 * same port. What it carried out it remembers as long as it runs.
 */
export function createLocalTrading({ isOpen }: { readonly isOpen: boolean }): CommodityTrading {
  const carriedOut = new Map<string, CommodityTrade>();
  const withdrawn = new Set<string>();
  return {
    isOpen: async () => isOpen,
    async trade(order) {
      const key = keyOf(order);
      if (!isOpen || withdrawn.has(key)) {
        throw new Error(isOpen ? 'This order was withdrawn.' : 'No commodity trading desk is connected.');
      }
      const { priceSen, requestedAt } = order;
      const trade = carriedOut.get(key) ?? { reference: referenceOf(order), priceSen, tradedAt: requestedAt };
      carriedOut.set(key, trade);
      return trade;
    },
    async withdraw(order) {
      const key = keyOf(order);
      const trade = carriedOut.get(key) ?? null;
      if (trade === null) {
        withdrawn.add(key);
      }
      return trade;
    },
  };
}

function keyOf({ clientReference, step, isReversal }: CommodityOrder): string {
  return `${clientReference}\0${step}\0${isReversal}`;
}

function referenceOf(order: CommodityOrder): string {
  const hash = createHash('sha256')
    .update(`${keyOf(order)}\0${order.priceSen}`)
    .digest('hex');
  const initial = order.step.charAt(0).toUpperCase();
  return `CT-${initial}${order.isReversal ? 'R' : ''}-${hash.slice(0, REFERENCE_CHARS).toUpperCase()}`;
}
