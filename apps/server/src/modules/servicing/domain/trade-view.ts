import type { Day } from '@titian/finance/calendar';
import { type Sen, senToText } from '@titian/finance/sen';
import type { Signature, SignatureState } from './signature.ts';
import type { Leg } from './trade.ts';
import { agreedPrice, type Difference, type TradeOfNote } from './trade-differences.ts';

/** A commodity trade with what there is to look at in it. */
export interface ShariahTrade extends TradeOfNote {
  /** Of the signature; of the note where the trade was made without one. */
  readonly id: string;
  readonly state: SignatureState | 'unsigned';
  readonly tradedOn: Day | null;
  readonly differences: readonly Difference[];
}

/** The same with the names that people know it by. */
export interface NamedTrade extends ShariahTrade {
  readonly noteNumber: string;
  readonly issuerName: string;
}

/** What some trades come to; sums of those that have issued a note by a signature. */
export interface TradeTotals {
  readonly trades: number;
  readonly withDifferences: number;
  readonly issued: number;
  readonly costSen: Sen;
  readonly salePriceSen: Sen;
  readonly issuedSen: Sen;
}

/** A commodity trade as the Shariah adviser reads it. */
export function tradeView({ signature, ...trade }: NamedTrade) {
  return {
    id: trade.id,
    note_id: trade.noteId,
    note_number: trade.noteNumber,
    issuer_name: trade.issuerName,
    state: trade.state,
    void_reason: signature?.voidReason ?? null,
    signed_at: signature?.signedAt.toISOString() ?? null,
    traded_on: trade.tradedOn,
    issued_on: trade.issuedOn,
    cost: textOf(signature?.costSen),
    sale_price: textOf(signature?.salePriceSen),
    issued_amount: textOf(trade.issuedSen),
    legs: trade.legs.map((leg) => legView(signature, leg)),
    differences: [...trade.differences],
  };
}

function legView(signature: Signature | null, leg: Leg) {
  const { step, isReversal, answer } = leg;
  return {
    step,
    is_reversal: isReversal,
    state: legState(leg),
    agreed: textOf(agreedPrice(signature, leg)),
    price: textOf(answer?.priceSen),
    at: answer?.at.toISOString() ?? null,
    reference: answer?.reference ?? null,
  };
}

/** How far a leg has come. */
export function legState({ isWithdrawn, answer }: Leg): 'withdrawn' | 'ordered' | 'carried_out' {
  if (isWithdrawn) {
    return 'withdrawn';
  }
  return answer === null ? 'ordered' : 'carried_out';
}

/** What some trades come to, on the wire. */
export function totalsView(totals: TradeTotals) {
  return {
    trades: totals.trades,
    with_differences: totals.withDifferences,
    issued: totals.issued,
    cost: senToText(totals.costSen),
    sale_price: senToText(totals.salePriceSen),
    issued_amount: senToText(totals.issuedSen),
  };
}

function textOf(amountSen: Sen | null | undefined): string | null {
  return amountSen === null || amountSen === undefined ? null : senToText(amountSen);
}
