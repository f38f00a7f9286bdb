import type { NoteContract } from '@titian/contracts/constants';
import { shariahWordProblem } from '@titian/contracts/shariah-words';
import { FieldError } from '../../../platform/errors.ts';

/**
 * Whether investors of a note may read these texts: on a Shariah note none names interest or a loan (SHR-2).
 * @param texts what was typed, by its field; null where nothing was
 * @throws FieldError on every field that names one
 */
export function rejectConventionalWords(
  contract: NoteContract,
  texts: Readonly<Record<string, string | null>>,
): void {
  if (contract !== 'Shariah') {
    return;
  }
  const problems = Object.entries(texts).flatMap(([field, typed]) => {
    const problem = typed === null ? null : shariahWordProblem(typed);
    return problem === null ? [] : [[field, [problem]] as const];
  });
  if (problems.length > 0) {
    throw new FieldError(Object.fromEntries(problems));
  }
}

/** The texts of a fact sheet by their fields. */
export function textsOfSheet(
  {
    security,
    risks,
  }: {
    readonly security: string | null;
    readonly risks: readonly { readonly risk: string; readonly mitigant: string }[];
  },
  prefix: '' | 'after.' = '',
): Readonly<Record<string, string | null>> {
  return Object.fromEntries([
    [`${prefix}security`, security],
    ...risks.flatMap(({ risk, mitigant }, at): [string, string][] => [
      [`${prefix}risks.${at}.risk`, risk],
      [`${prefix}risks.${at}.mitigant`, mitigant],
    ]),
  ]);
}
