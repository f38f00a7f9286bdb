import type { LineConfidence, LineReason } from '@titian/contracts/reconciliation';
import type { Sen } from '@titian/finance/sen';
import { isNameOf } from '../../onboarding/public.ts';
import type { LineCandidate } from './line-candidate.ts';
import { namesReference, withoutTitles, wordsOf } from './line-words.ts';

/** What is compared of an incoming line. */
export interface ComparedLine {
  readonly amountSen: Sen;
  readonly reference: string | null;
  readonly description: string | null;
  readonly counterparty: string | null;
}

/** What a line may be for, how sure that is, and why. */
export interface LineSuggestion {
  readonly candidate: LineCandidate;
  readonly confidence: LineConfidence;
  readonly reasons: readonly LineReason[];
}

const SHOWN = 10;
const order: Readonly<Record<LineConfidence, number>> = { exact: 0, likely: 1, possible: 2 };

type NameReason = Extract<LineReason, `name_${string}`>;
type AmountReason = Extract<LineReason, `amount_${string}`>;

/**
 * What a line may be for, the surest first. Exact is only what the line names by reference, name and amount, and
 * where it names nothing else (PAY-41).
 */
export function rankCandidates(line: ComparedLine, candidates: readonly LineCandidate[]): LineSuggestion[] {
  const words = wordsOf([line.reference, line.description]);
  const compared = candidates.map((candidate) => compare(line, words, candidate));
  const named = compared.filter((one) => one.isNamed).length;
  const suggestions = compared.flatMap((one) => {
    const confidence = confidenceOf(one, named);
    const reasons: LineReason[] = [
      one.isNamed ? 'reference_named' : 'reference_absent',
      one.name,
      ...(one.amount === null ? [] : [one.amount]),
      ...(one.isNamed && named > 1 ? (['several_named'] as const) : []),
      ...(one.candidate.isOpen ? [] : (['target_closed'] as const)),
    ];
    return confidence === null ? [] : [{ candidate: one.candidate, confidence, reasons }];
  });
  return suggestions.sort(surestFirst).slice(0, SHOWN);
}

interface Compared {
  readonly candidate: LineCandidate;
  readonly isNamed: boolean;
  readonly name: NameReason;
  /** Null where any amount is right. */
  readonly amount: AmountReason | null;
}

function compare(line: ComparedLine, words: readonly string[], candidate: LineCandidate): Compared {
  return {
    candidate,
    isNamed: namesReference(words, candidate.references),
    name: nameReason(line.counterparty, candidate),
    amount: amountReason(line.amountSen, candidate),
  };
}

function nameReason(sender: string | null, { names, otherNames }: LineCandidate): NameReason {
  const name = sender === null ? null : withoutTitles(sender);
  const own = names.map(withoutTitles);
  if (isNameOf('own', name, own)) {
    return 'name_equal';
  }
  if (isNameOf('own_or_cut', name, own)) {
    return 'name_cut';
  }
  if (isNameOf('own_or_cut', name, otherNames.map(withoutTitles))) {
    return 'name_other_payer';
  }
  if (isNameOf('close', name, own)) {
    return 'name_close';
  }
  return isNameOf('not_other', name, own) ? 'name_absent' : 'name_different';
}

function amountReason(amountSen: Sen, { expectedSen, takesLess }: LineCandidate): AmountReason | null {
  if (expectedSen === null) {
    return null;
  }
  if (amountSen === expectedSen) {
    return 'amount_equal';
  }
  if (amountSen > expectedSen) {
    return 'amount_larger';
  }
  return takesLess ? 'amount_part' : 'amount_smaller';
}

/** @param named how many candidates the line names; null where the line does not suggest this one at all */
function confidenceOf({ candidate, isNamed, name, amount }: Compared, named: number): LineConfidence | null {
  const isWhole = amount === null || amount === 'amount_equal' || amount === 'amount_part';
  if (!candidate.isOpen) {
    return isNamed ? 'possible' : null;
  }
  if (isNamed) {
    if (name === 'name_equal' && isWhole && named === 1) {
      return 'exact';
    }
    return name === 'name_different' ? 'possible' : 'likely';
  }
  if (amount !== 'amount_equal') {
    return name === 'name_equal' && candidate.takesLess ? 'possible' : null;
  }
  // Customers pay in what they were paid before: the amount alone does not make it the same money.
  if (name === 'name_equal' && candidate.target !== 'payout') {
    return 'likely';
  }
  return name === 'name_different' || name === 'name_absent' ? null : 'possible';
}

/** Equals in the order of what they are called, so that a page shows them alike every time. */
function surestFirst(a: LineSuggestion, b: LineSuggestion): number {
  const byConfidence = order[a.confidence] - order[b.confidence];
  const byAmount = Number(!a.reasons.includes('amount_equal')) - Number(!b.reasons.includes('amount_equal'));
  return byConfidence || byAmount || (a.candidate.label < b.candidate.label ? -1 : 1);
}

/** What a line may be proposed for without a look at it: what is exact, or the only thing that is likely (PAY-44). */
export function certainOf(suggestions: readonly LineSuggestion[]): LineCandidate | null {
  const likely = suggestions.filter((one) => one.confidence === 'likely');
  const only =
    likely.length === 1 && !suggestions.some((one) => one.confidence === 'exact') ? likely[0] : undefined;
  return exactOf(suggestions) ?? only?.candidate ?? null;
}

/** The one target that a line is exactly for; null where there is none, or more. */
export function exactOf(suggestions: readonly LineSuggestion[]): LineCandidate | null {
  const exact = suggestions.filter((one) => one.confidence === 'exact');
  return exact.length === 1 ? (exact[0]?.candidate ?? null) : null;
}
