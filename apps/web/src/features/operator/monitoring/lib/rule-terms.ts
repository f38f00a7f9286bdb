import { formatMoney } from '../../../../components/money.tsx';
import type { RuleTerms } from '../api/monitoring.ts';
import { text } from '../text.ts';

/** The parameters of a version in one line. */
export function termsText({ days, count, amount, percent }: RuleTerms): string {
  return [
    ...(days === null ? [] : [text('terms.daysIs', { value: days })]),
    ...(count === null ? [] : [text('terms.countIs', { value: count })]),
    ...(amount === null ? [] : [formatMoney(amount)]),
    ...(percent === null ? [] : [text('terms.percentIs', { value: percent })]),
  ].join(' · ');
}
