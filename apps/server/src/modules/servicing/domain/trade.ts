import type { Sen } from '@titian/finance/sen';
import type { CommodityOrder } from '../../../gateways/commodity-trading/port.ts';
import type { TradeLine } from './agreement.ts';
import type { Signature } from './signature.ts';

/** The steps of a commodity trade, in the order in which they are carried out; reversed in the opposite order. */
export const tradeSteps = ['purchase', 'sale', 'resale'] as const;
export type TradeStep = (typeof tradeSteps)[number];

/** One leg of a commodity trade: what was ordered, and what the trading provider has answered. */
export interface Leg {
  readonly id: string;
  readonly noteId: string;
  /** Null, as is what was ordered, for trades from before signatures. */
  readonly signatureId: string | null;
  readonly step: TradeStep;
  readonly isReversal: boolean;
  readonly orderedSen: Sen | null;
  /** The order never reached the trading provider, and never will. */
  readonly isWithdrawn: boolean;
  readonly answer: {
    readonly reference: string;
    readonly at: Date;
    /** Null where it was not recorded. */
    readonly priceSen: Sen | null;
  } | null;
}

/** An order that has been written down, and how to request it from the trading provider. */
export interface LegOrder {
  readonly legId: string;
  readonly order: CommodityOrder;
}

/** Bought and sold on at cost; sold to the issuer at cost and profit (SHR-4). */
export function priceOf(signature: Pick<Signature, 'costSen' | 'salePriceSen'>, step: TradeStep): Sen {
  return step === 'sale' ? signature.salePriceSen : signature.costSen;
}

/** The forward step that comes next; null once all three are carried out. */
export function nextStep(
  legs: readonly Leg[],
): { readonly step: TradeStep; readonly leg: Leg | null } | null {
  for (const step of tradeSteps) {
    const leg = legs.find((one) => one.step === step && !one.isReversal) ?? null;
    if (leg === null || leg.answer === null) {
      return { step, leg };
    }
  }
  return null;
}

/** What is still to be done to undo a trade: an order without an answer is withdrawn, then each leg reversed, last first. */
export type Undoing =
  | { readonly kind: 'withdraw'; readonly leg: Leg }
  | { readonly kind: 'reverse'; readonly of: Leg; readonly priceSen: Sen; readonly leg: Leg | null };

/** The next thing to undo; null once nothing is left. */
export function nextUndoing(legs: readonly Leg[]): Undoing | null {
  const forward = legs.filter((leg) => !leg.isReversal && !leg.isWithdrawn);
  const unanswered = forward.find((leg) => leg.answer === null);
  if (unanswered !== undefined) {
    return { kind: 'withdraw', leg: unanswered };
  }
  for (const of of forward.reverse()) {
    const leg = legs.find((one) => one.isReversal && one.step === of.step) ?? null;
    const priceSen = of.answer?.priceSen ?? null;
    if (priceSen !== null && (leg === null || leg.answer === null)) {
      return { kind: 'reverse', of, priceSen, leg };
    }
  }
  return null;
}

/** The legs that were carried out for the issuer, as documents show them. */
export function tradeLines(legs: readonly Leg[]): TradeLine[] {
  return legs.flatMap(({ step, isReversal, answer }) =>
    isReversal || answer === null ? [] : [{ step, ...answer }],
  );
}

/**
 * When a leg is ordered: now, but not before the signature and the legs that were carried out. Workers hold the time at
 * which each began, so the one that orders next may have begun before the one that ordered last.
 */
export function orderTime(now: Date, signedAt: Date, legs: readonly Leg[]): Date {
  const carriedOut = legs.flatMap(({ answer }) => (answer === null ? [] : [answer.at.getTime()]));
  return new Date(Math.max(now.getTime(), signedAt.getTime(), ...carriedOut));
}
