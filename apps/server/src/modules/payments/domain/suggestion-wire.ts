import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { PartPreview } from './line-candidate.ts';
import type { LineSuggestion } from './rank-candidates.ts';

type DetailWire = ParsedApi['operatorException']['response'];
type RowWire = ParsedApi['operatorExceptions']['response']['items'][number];

/** The surest suggestion for a row of the list; null where there is none. */
export function presentSurest(suggestions: readonly LineSuggestion[]): RowWire['suggestion'] {
  const [first] = suggestions;
  return first === undefined
    ? null
    : { confidence: first.confidence, target: first.candidate.target, label: first.candidate.label };
}

/** A suggestion with why it is made and what proposing it would post. */
export function presentSuggestion(
  { candidate, confidence, reasons }: LineSuggestion,
  preview: PartPreview | null,
): DetailWire['suggestions'][number] {
  return {
    ...{ target: candidate.target, target_id: candidate.id, label: candidate.label, party: candidate.party },
    expected: candidate.expectedSen === null ? null : senToText(candidate.expectedSen),
    confidence,
    reasons: [...reasons],
    posts: (preview?.posts ?? []).map(({ what, amountSen }) => ({ what, amount: senToText(amountSen) })),
  };
}
