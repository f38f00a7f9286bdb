import { ApiError } from '@titian/contracts/http/api-error';

export interface FieldProblem {
  /** The field's path, as in its `data-path`. */
  readonly field: string;
  readonly text: string;
}

export interface ServerErrors {
  /** Concerns the form as a whole. */
  readonly message: string | null;
  readonly problems: readonly FieldProblem[];
}

/** The messages of an error for `FormErrors`: those of fields, or the one of the form. */
export function mapServerErrors(error: unknown): ServerErrors {
  if (error === null || error === undefined) {
    return { message: null, problems: [] };
  }
  const errors = error instanceof ApiError ? error.errors : {};
  const problems = Object.entries(errors).flatMap(([field, texts]) => texts.map((text) => ({ field, text })));
  if (problems.length > 0) {
    return { message: null, problems };
  }
  return { message: error instanceof Error ? error.message : String(error), problems: [] };
}

/** The first message about each field of an error, for the fields themselves. */
export function firstTexts(error: unknown): Readonly<Record<string, string>> {
  const errors = error instanceof ApiError ? error.errors : {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, [first]]) => (first === undefined ? [] : [[field, first]])),
  );
}
