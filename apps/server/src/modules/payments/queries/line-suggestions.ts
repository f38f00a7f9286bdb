import { minSen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { LineCandidate, LineTargetHandler, WantedCandidates } from '../domain/line-candidate.ts';
import { wordsOf } from '../domain/line-words.ts';
import { type ComparedLine, type LineSuggestion, rankCandidates } from '../domain/rank-candidates.ts';
import { waitingByTarget } from '../store/line-parts.ts';
import { findReturnable } from '../store/returnable-payouts.ts';

/** Of many payouts of one amount the latest so many are compared. */
const PAYOUTS_AT_MOST = 50;

/** A line as it is compared, by the bank's reference. */
export interface SuggestibleLine extends ComparedLine {
  readonly bankReference: string;
}

/** What some incoming lines may be for, each the surest first (PAY-41); by the bank's reference. */
export async function suggestionsFor(
  ctx: QueryCtx,
  handlers: readonly LineTargetHandler[],
  lines: readonly SuggestibleLine[],
): Promise<ReadonlyMap<string, readonly LineSuggestion[]>> {
  const wanted = wantedBy(lines);
  const candidates = [
    ...(await candidatesOf(ctx, handlers, wanted)),
    ...(await returnedPayouts(ctx, wanted)),
  ];
  return new Map(lines.map((line) => [line.bankReference, rankCandidates(line, candidates)]));
}

/** Rows of the modules above that lines may be for; what is taken in for them and not booked yet is expected no more. */
export async function candidatesOf(
  ctx: QueryCtx,
  handlers: readonly LineTargetHandler[],
  wanted: WantedCandidates,
): Promise<LineCandidate[]> {
  const found: LineCandidate[] = [];
  for (const handler of handlers) {
    found.push(...(await handler.find(ctx, wanted)));
  }
  const waiting = await waitingByTarget(
    ctx.reader,
    found.map((one) => one.id),
  );
  return found.map((one) => {
    const { expectedSen } = one;
    const waitingSen = waiting.get(one.id) ?? ZERO_SEN;
    return {
      ...one,
      expectedSen: expectedSen === null ? null : subtractSen(expectedSen, minSen(expectedSen, waitingSen)),
    };
  });
}

function wantedBy(lines: readonly SuggestibleLine[]): WantedCandidates {
  return {
    words: wordsOfLines(lines),
    names: [...new Set(lines.flatMap((line) => line.counterparty ?? []))],
    amounts: [...new Set(lines.map((line) => line.amountSen))],
  };
}

/** The words of all of some lines. */
export function wordsOfLines(lines: readonly ComparedLine[]): string[] {
  return [...new Set(lines.flatMap((line) => wordsOf([line.reference, line.description])))];
}

/** Paid payouts that may have come back without the bank calling them returned. */
async function returnedPayouts(
  ctx: QueryCtx,
  { words, amounts }: WantedCandidates,
): Promise<LineCandidate[]> {
  // An EndToEndId is stored in small letters.
  const references = words.map((word) => word.toLowerCase());
  const payouts = await findReturnable(ctx.reader, { references, amounts }, PAYOUTS_AT_MOST);
  return payouts.map((payout) => ({
    ...{ target: 'payout', id: payout.id, label: payout.endToEndId, party: payout.beneficiary },
    references: [payout.endToEndId],
    ...{ names: [payout.beneficiary], otherNames: [] },
    ...{ expectedSen: payout.amountSen, takesLess: false, isOpen: true },
  }));
}
