import { type Sen, sen } from '@titian/finance/sen';
import { AppError } from '../../../platform/errors.ts';
import { type Bid, type Bidder, type BidNote, type BidRules, decideBid } from './decide-bid.ts';

/** A bid on its way through the queue. */
export interface QueuedBid extends Bid {
  readonly investorId: string;
  readonly isIndividual: boolean;
  readonly idempotencyKey: string;
  readonly requestHash: Buffer;
}

/** An accepted bid, with all that its answer and its row need. */
export interface AcceptedBid {
  readonly bid: QueuedBid;
  readonly amountSen: Sen;
  readonly overLimit: boolean;
  readonly balanceSen: Sen;
  readonly raisedAfterSen: Sen;
}

export type BidOutcome =
  | { readonly kind: 'accepted'; readonly accepted: AcceptedBid }
  | { readonly kind: 'repeats'; readonly of: AcceptedBid }
  | { readonly kind: 'refused'; readonly refusal: AppError };

export interface BatchResult {
  readonly outcomes: readonly BidOutcome[];
  readonly accepted: readonly AcceptedBid[];
  readonly raisedSen: Sen;
}

/**
 * Decides bids in the order they arrived, each against what those before it left: a refused bid takes
 * neither room nor cash from those behind it (SUB-2). A repeated key gets one answer.
 */
export function decideBatch(
  note: BidNote,
  bidders: ReadonlyMap<string, Bidder>,
  bids: readonly QueuedBid[],
  rules: BidRules,
  at: Date,
): BatchResult {
  let raised: bigint = note.raisedSen;
  const current = new Map(bidders);
  const byKey = new Map<string, AcceptedBid>();
  const accepted: AcceptedBid[] = [];
  const outcomes = bids.map((bid): BidOutcome => {
    const key = `${bid.investorId}:${bid.idempotencyKey}`;
    const before = byKey.get(key);
    if (before) {
      return repeatOf(before, bid);
    }
    const bidder = current.get(bid.investorId);
    if (!bidder) {
      return { kind: 'refused', refusal: new AppError('not_approved') };
    }
    const decision = decideBid({ ...note, raisedSen: sen(raised) }, bidder, bid, rules, at);
    if (!decision.accepted) {
      return { kind: 'refused', refusal: decision.refusal };
    }
    const { amountSen, overLimit } = decision;
    raised += amountSen;
    const balanceSen = sen(bidder.cashSen - amountSen);
    current.set(bid.investorId, {
      ...bidder,
      cashSen: balanceSen,
      waitingSen: sen(bidder.waitingSen + amountSen),
      withIssuerSen: sen(bidder.withIssuerSen + amountSen),
    });
    const taken = { bid, amountSen, overLimit, balanceSen, raisedAfterSen: sen(raised) };
    accepted.push(taken);
    byKey.set(key, taken);
    return { kind: 'accepted', accepted: taken };
  });
  return { outcomes, accepted, raisedSen: sen(raised) };
}

/** The same key with another request is a mistake of the client; with the same one, the same answer. */
function repeatOf(before: AcceptedBid, bid: QueuedBid): BidOutcome {
  return before.bid.requestHash.equals(bid.requestHash)
    ? { kind: 'repeats', of: before }
    : { kind: 'refused', refusal: new AppError('idempotency_conflict') };
}
