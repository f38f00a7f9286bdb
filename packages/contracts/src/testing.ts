import type { z } from 'zod';
import { type FieldErrors, fieldErrors } from './field-errors.ts';

/** For tests: the field errors of a value, or null where the schema takes it. */
export function refusalOf(schema: z.ZodType, value: unknown): FieldErrors | null {
  const result = schema.safeParse(value);
  return result.success ? null : fieldErrors(result.error.issues);
}

/** For tests: the same form with some fields changed; `undefined` takes a field away. */
export function changed(form: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries({ ...form, ...changes }).filter(([, value]) => value !== undefined),
  );
}
