import type { Suggestion } from '../api/reconciliation.ts';
import { text } from '../text.ts';

/** What a suggestion is for, as `Note N-000101`; a payout by the end of its long reference. */
export function suggestionName({ target, label }: Pick<Suggestion, 'target' | 'label'>): string {
  const short = label.length > 16 ? `…${label.slice(-8)}` : label;
  return text('allocation.named', { target: text(`allocation.target.${target}`), label: short });
}
