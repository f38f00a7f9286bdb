import { z } from 'zod';

interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly maximum?: unknown;
}

/**
 * The sentence for an issue whose schema has no text of its own.
 * Installed for every parse, because zod's own texts speak to programmers and reach customers as field errors.
 */
export function readableError(issue: Issue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'Please fill in this field';
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return `Please use at most ${String(issue.maximum)} characters`;
  }
  if (issue.code === 'unrecognized_keys') return 'This field is not part of the form';
  if (issue.code === 'invalid_value') return 'Please choose one of the listed values';
  return 'Please check this value';
}

z.config({ customError: readableError });
