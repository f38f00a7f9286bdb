import { type ErrorCode, errorCodes } from '@titian/contracts/errors';
import type { FieldMessages } from '@titian/contracts/field-errors';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { renderMessage } from './messages.ts';

export type { ErrorCode, FieldMessages };

/** Extra fields that an error carries beside its code, already in wire form. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * An error with a code of the one error table; everything else that is thrown is a programming error.
 * Its `message` is in English, for logs and commands; people read `text` in their language.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** What says more than the message of the code, where there is such. */
  readonly reason: Message | null;

  constructor(code: ErrorCode, details: ErrorDetails = {}, reason: Message | null = null) {
    super(renderMessage(reason ?? message(code), 'en'));
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.reason = reason;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }

  /** What a person reads of it. */
  get text(): Message {
    return this.reason ?? message(this.code);
  }
}

/** An error of fields of the request: 422 with `errors` and `error_codes` keyed by field. */
export class FieldError extends AppError {
  readonly fields: FieldMessages;

  constructor(fields: FieldMessages, details: ErrorDetails = {}) {
    super('validation_failed', details, Object.values(fields)[0]?.[0] ?? null);
    this.name = 'FieldError';
    this.fields = fields;
  }
}

/** One field, one message: the common case of `FieldError`. */
export function fieldError(field: string, text: Message, details: ErrorDetails = {}): FieldError {
  return new FieldError({ [field]: [text] }, details);
}

/** For states that only a programming error can reach; never shown to users. */
export function invariant(condition: unknown, what: string): asserts condition {
  if (!condition) {
    throw new Error(`broken assumption: ${what}`);
  }
}
