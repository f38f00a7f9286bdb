import type { z } from 'zod';

/** Refused fields with their sentences, as a 422 carries them. */
export type FieldErrors = Record<string, string[]>;

/** Blames the whole body where no field can be named. */
export const wholeBody = 'body';

type Issue = z.core.$ZodIssue;

function fieldsOf(issue: Issue): string[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...at, key].join('.'));
  return [at.length === 0 ? wholeBody : at.join('.')];
}

/** zod issues → `{field: [text]}`; nested fields as `directors.0.name`, each sentence once. */
export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors = new Map<string, string[]>();
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) {
      const texts = errors.get(field) ?? [];
      if (!texts.includes(issue.message)) errors.set(field, [...texts, issue.message]);
    }
  }
  return Object.fromEntries(errors);
}
