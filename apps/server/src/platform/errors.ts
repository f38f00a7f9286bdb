import { type ErrorCode, errorCodes } from '@titian/contracts/errors';

export type { ErrorCode };

/** Extra fields that a refusal carries beside its code, already in wire form. */
export type ErrorDetails = Readonly<Record<string, unknown>>;

/** A refusal with a code of the one error table; everything else that is thrown is our mistake. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, text: string = errorCodes[code].text) {
    super(text);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code].status;
  }
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** A refusal that blames fields of the request: 422 with `errors` keyed by field. */
export class FieldError extends AppError {
  constructor(errors: FieldErrors, details: ErrorDetails = {}) {
    const first = Object.values(errors)[0]?.[0];
    super('validation_failed', { ...details, errors }, first);
    this.name = 'FieldError';
  }
}

/** One field, one sentence: the common case of `FieldError`. */
export function fieldError(field: string, text: string, details: ErrorDetails = {}): FieldError {
  return new FieldError({ [field]: [text] }, details);
}

/** For states that only a mistake of ours can reach; never shown to anybody. */
export function assertOurs(condition: unknown, what: string): asserts condition {
  if (!condition) {
    throw new Error(`broken assumption: ${what}`);
  }
}
