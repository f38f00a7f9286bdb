import type { ErrorCode } from '../errors.ts';

/** What may stand in `code`: the server's codes, and two that arise where the call is made. */
export type ApiErrorCode = ErrorCode | 'network' | 'unreadable';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

interface ApiErrorParts {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: FieldErrors;
  readonly retryAfterSeconds?: number | null;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A call that was rejected or did not arrive. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** One of `ApiErrorCode`; a newer server may send others. */
  readonly code: string;
  /** Sentences per field, of a 422. */
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | null;
  /** The whole answer, for codes that carry more, such as `amount_left`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(parts: ApiErrorParts) {
    super(parts.message);
    this.name = 'ApiError';
    this.status = parts.status;
    this.code = parts.code;
    this.errors = parts.errors ?? {};
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
    this.details = parts.details ?? {};
  }
}

/** Is it an error with this code? */
export function hasCode(error: unknown, code: ApiErrorCode): error is ApiError {
  return error instanceof ApiError && error.code === code;
}
