import './readable-errors.ts';
import { z } from 'zod';

/** Refuses one field of a form with what `issueMessage` writes; `directors.0.name` for a field inside a list. */
export type AddFieldError = (field: string, message: string) => void;

/**
 * A check of several fields of one form together.
 * It runs even where single fields were refused already, so that a person sees everything at once.
 * Refused fields are missing from what `judge` sees, and are not blamed a second time.
 */
export function formCheck<Form extends object>(
  validate: (form: Partial<Form>, addError: AddFieldError) => void,
) {
  return z.core._check<Form>(
    (payload) => {
      if (typeof payload.value !== 'object' || payload.value === null) return;
      const refused = new Set(payload.issues.map((issue) => String(issue.path?.[0])));
      const good: Partial<Form> = { ...payload.value };
      for (const field of Object.keys(good)) if (refused.has(field)) Reflect.deleteProperty(good, field);
      validate(good, (field, message) => {
        const path = field.split('.');
        if (refused.has(path[0] ?? '')) return;
        payload.issues.push({ code: 'custom', path, message, input: payload.value });
      });
    },
    { when: () => true },
  );
}
