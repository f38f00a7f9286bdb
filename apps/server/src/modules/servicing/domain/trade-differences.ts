import { type Day, malaysiaDay } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Signature } from './signature.ts';
import { type Leg, priceOf, tradeSteps } from './trade.ts';

/** How a trade differs from what was signed, or from what has to follow. */
export type Difference =
  | 'price_not_recorded'
  | 'price_differs'
  | 'amount_differs'
  | 'leg_missing'
  | 'wrong_order'
  | 'not_same_day'
  | 'reversed'
  | 'not_reversed';

export interface TradeOfNote {
  readonly noteId: string;
  /** Null for a trade that was made before issuers signed first. */
  readonly signature: Signature | null;
  /** Forward in the order of the steps, then what reverses them. */
  readonly legs: readonly Leg[];
  /** The day on which this trade issued the note; null where it has not. */
  readonly issuedOn: Day | null;
  /** What was financed by that issue, before fees. */
  readonly issuedSen: Sen | null;
}

/** What a Shariah adviser has to look at in a trade; nothing where it is as it was signed. */
export function differencesOf(trade: TradeOfNote): Difference[] {
  const undone = undoneOf(trade);
  const found: readonly [Difference, boolean][] = [
    ['price_not_recorded', trade.legs.some((leg) => leg.answer !== null && leg.answer.priceSen === null)],
    ['price_differs', hasOtherPrice(trade)],
    ['amount_differs', hasOtherAmount(trade)],
    ['leg_missing', isMeantToBeWhole(trade) && lacksLeg(trade)],
    ['wrong_order', isOutOfOrder(trade)],
    ['not_same_day', isOnSeveralDays(trade)],
    ['reversed', undone === 'all'],
    ['not_reversed', undone === 'some'],
  ];
  return found.filter(([, is]) => is).map(([name]) => name);
}

/** What was agreed for a leg before it was traded: the signed price, or what the leg that it reverses was traded for. */
export function agreedPrice(signature: Signature | null, leg: Leg): Sen | null {
  if (leg.isReversal) {
    return leg.orderedSen;
  }
  return signature === null ? null : priceOf(signature, leg.step);
}

function forwardOf({ legs }: TradeOfNote): Leg[] {
  return legs.filter((leg) => !leg.isReversal && !leg.isWithdrawn);
}

/** A leg forward at another price than signed, or back at another than forward. */
function hasOtherPrice({ signature, legs }: TradeOfNote): boolean {
  return legs.some((leg) => {
    const priceSen = leg.answer?.priceSen ?? null;
    const agreedSen = agreedPrice(signature, leg);
    return priceSen !== null && agreedSen !== null && priceSen !== agreedSen;
  });
}

function hasOtherAmount({ signature, issuedSen }: TradeOfNote): boolean {
  return signature?.state === 'issued' && signature.costSen !== issuedSen;
}

/** A trade under way has its legs still to come, and one that is void is not carried on. */
function isMeantToBeWhole({ signature }: TradeOfNote): boolean {
  return signature === null || signature.state === 'issued';
}

function lacksLeg(trade: TradeOfNote): boolean {
  const forward = forwardOf(trade);
  return tradeSteps.some((step) => !forward.some((leg) => leg.step === step && leg.answer !== null));
}

/** The signature, purchase, sale and resale follow each other; then what is reversed, the last first. */
function isOutOfOrder({ signature, legs }: TradeOfNote): boolean {
  const times = [
    ...(signature === null ? [] : [signature.signedAt.getTime()]),
    ...legs.flatMap((leg) => (leg.answer === null ? [] : [leg.answer.at.getTime()])),
  ];
  return times.some((time, index) => index > 0 && time < (times[index - 1] ?? time));
}

/** Signature, trade and issue have one business date (decision 040); before signatures, the legs have. */
function isOnSeveralDays(trade: TradeOfNote): boolean {
  const { signature, issuedOn } = trade;
  const days = forwardOf(trade).flatMap((leg) => (leg.answer === null ? [] : [malaysiaDay(leg.answer.at)]));
  const signed = signature === null ? [] : [signature.signedOn, ...(issuedOn === null ? [] : [issuedOn])];
  return new Set([...signed, ...days]).size > 1;
}

/** How much of a void signature's trade is reversed; null where there is nothing to reverse. */
function undoneOf(trade: TradeOfNote): 'all' | 'some' | null {
  const forward = forwardOf(trade);
  if (trade.signature?.state !== 'void' || forward.length === 0) {
    return null;
  }
  const isReversed = ({ step }: Leg) =>
    trade.legs.some((leg) => leg.isReversal && leg.step === step && leg.answer !== null);
  return forward.every(isReversed) ? 'all' : 'some';
}
