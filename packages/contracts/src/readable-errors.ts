import { z } from 'zod';
import { issueMessage } from './messages/message.ts';

interface Issue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly maximum?: unknown;
}

/**
 * The message of an issue whose schema has none of its own.
 * Installed for every parse, because zod's own texts are for programmers and would reach customers as field errors.
 */
export function readableError(issue: Issue): string {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return issueMessage('field_required');
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return issueMessage('text_too_long', { max: Number(issue.maximum) });
  }
  if (issue.code === 'unrecognized_keys') return issueMessage('field_unknown');
  if (issue.code === 'invalid_value') return issueMessage('value_not_listed');
  return issueMessage('value_invalid');
}

z.config({ customError: readableError });
