import type { z } from 'zod';
import type { Message } from './messages/definition.ts';
import { readIssueMessage } from './messages/message.ts';

/** Rejected fields with their errors. */
export type FieldMessages = Readonly<Record<string, readonly Message[]>>;

/** Named where no field of the body can be. */
export const wholeBody = 'body';

type Issue = z.core.$ZodIssue;

function fieldsOf(issue: Issue): string[] {
  const at = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => [...at, key].join('.'));
  return [at.length === 0 ? wholeBody : at.join('.')];
}

/** zod issues → `{field: [message]}`; nested fields as `directors.0.name`, each message once. */
export function fieldMessages(issues: readonly Issue[]): FieldMessages {
  const found = new Map<string, Set<string>>();
  for (const issue of issues) {
    for (const field of fieldsOf(issue)) {
      found.set(field, (found.get(field) ?? new Set()).add(issue.message));
    }
  }
  return Object.fromEntries(
    [...found].map(([field, written]) => [field, [...written].map(readIssueMessage)]),
  );
}
