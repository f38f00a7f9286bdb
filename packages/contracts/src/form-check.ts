import './readable-errors.ts';
import { z } from 'zod';

/** Adds an error to one field of a form, as `issueMessage` writes it; `directors.0.name` for a field inside a list. */
export type AddFieldError = (field: string, message: string) => void;

/**
 * A check of several fields of one form together.
 * It runs even where single fields have errors already, so that all errors are answered at once.
 * Fields with errors are left out of what `validate` is given, and get no second error.
 */
export function formCheck<Form extends object>(
  validate: (form: Partial<Form>, addError: AddFieldError) => void,
) {
  return z.core._check<Form>(
    (payload) => {
      if (typeof payload.value !== 'object' || payload.value === null) return;
      const invalid = new Set(payload.issues.map((issue) => String(issue.path?.[0])));
      const good: Partial<Form> = { ...payload.value };
      for (const field of Object.keys(good)) if (invalid.has(field)) Reflect.deleteProperty(good, field);
      validate(good, (field, message) => {
        const path = field.split('.');
        if (invalid.has(path[0] ?? '')) return;
        payload.issues.push({ code: 'custom', path, message, input: payload.value });
      });
    },
    { when: () => true },
  );
}
