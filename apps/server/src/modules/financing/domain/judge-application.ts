import { formatRinggit, parseSen } from '@titian/finance/sen';
import type { FieldErrors } from '../../../platform/errors.ts';
import type { Settings } from '../../settings/public.ts';

type Limits = Pick<Settings, 'noteMinimumSen' | 'noteMaximumSen' | 'investmentStepSen'>;

/** What is wrong with an amount of financing, or null (rules §4: RM5,000 to RM1,000,000 in steps of RM10). */
export function amountProblem(amount: string, limits: Limits): string | null {
  const amountSen = parseSen(amount);
  if (amountSen === null || amountSen < limits.noteMinimumSen || amountSen > limits.noteMaximumSen) {
    return `Please enter ${formatRinggit(limits.noteMinimumSen)} to ${formatRinggit(limits.noteMaximumSen)}`;
  }
  if (amountSen % limits.investmentStepSen !== 0n) {
    return `Please enter a multiple of ${formatRinggit(limits.investmentStepSen)}`;
  }
  return null;
}

/** What the form's own schema cannot know; empty when the application may be submitted. */
export function judgeApplication(
  form: { readonly amount: string; readonly documents: readonly string[] },
  limits: Limits,
): FieldErrors {
  const problem = amountProblem(form.amount, limits);
  return {
    ...(problem === null ? {} : { amount: [problem] }),
    ...(form.documents.length > 0 ? {} : { documents: ['Please upload at least one document'] }),
  };
}
