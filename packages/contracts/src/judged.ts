import { z } from 'zod';

/** Blames one field of a form with one sentence. */
export type Blame = (field: string, message: string) => void;

/**
 * A check of several fields of one form together.
 * It runs even where single fields were refused already, so that a person sees everything at once;
 * therefore each field may be missing or of a wrong type and `judge` must look before it reads.
 */
export function judged<Form extends object>(judge: (form: Partial<Form>, blame: Blame) => void) {
  return z.core._check<Form>(
    (payload) => {
      if (typeof payload.value !== 'object' || payload.value === null) return;
      judge(payload.value, (field, message) => {
        payload.issues.push({ code: 'custom', path: [field], message, input: payload.value });
      });
    },
    { when: () => true },
  );
}
