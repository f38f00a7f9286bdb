import { createHash } from 'node:crypto';
import type { CommodityOrder, CommodityTrading } from '../port.ts';

const REFERENCE_CHARS = 16;

/**
 * The bundled trading desk: it carries out every step at once and gives the same order the same reference. A trading
 * platform with its own market takes its place behind the same port.
 */
export function createLocalTrading(): CommodityTrading {
  return {
    trade: async (order) => ({ reference: referenceOf(order), tradedAt: order.requestedAt }),
  };
}

function referenceOf({ clientReference, step, amountSen }: CommodityOrder): string {
  const hash = createHash('sha256').update(`${clientReference}\0${step}\0${amountSen}`).digest('hex');
  return `CT-${step.charAt(0).toUpperCase()}-${hash.slice(0, REFERENCE_CHARS).toUpperCase()}`;
}
