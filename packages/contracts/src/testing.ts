import type { z } from 'zod';
import { type FieldMessages, fieldMessages } from './field-errors.ts';
import { messageCatalogue } from './messages/catalogue.ts';
import type { Message } from './messages/definition.ts';
import { createRenderer } from './messages/render.ts';

const render = createRenderer(messageCatalogue);

/** For tests: the English of a message, or null. */
export function textOf(message: Message | null): string | null {
  return message === null ? null : render(message, 'en');
}

/** For tests: the English of rejected fields. */
export function textsOf(errors: FieldMessages): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map((one) => render(one, 'en'))]),
  );
}

/** For tests: the field errors of a value, or null where the schema takes it. */
export function fieldErrorsOf(schema: z.ZodType, value: unknown): Record<string, string[]> | null {
  const result = schema.safeParse(value);
  return result.success ? null : textsOf(fieldMessages(result.error.issues));
}

/** For tests: the same form with some fields changed; `undefined` takes a field away. */
export function changed(form: Readonly<Record<string, unknown>>, changes: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries({ ...form, ...changes }).filter(([, value]) => value !== undefined),
  );
}
