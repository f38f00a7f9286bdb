import { type CallForm, useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';

interface ChangingFormOptions<Values, Answer> {
  readonly initialValues: Values;
  readonly send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  /** Of the object, where it is sent. */
  readonly version?: number;
  /** What is said once it is done. */
  readonly done: string;
  /** Shows the object as the act has left it, and closes the form. */
  readonly onDone: (answer: Answer) => Promise<void>;
  /** Errors that say that the object is not as it was read. */
  readonly changedCodes: readonly string[];
  readonly readAgain: () => void;
}

/**
 * The form of one act on an object that others work on too. Where somebody else was faster, the object is read again
 * under the form, which stays as it was filled in and says so.
 */
export function useChangingForm<Values extends Record<string, unknown>, Answer>(
  options: ChangingFormOptions<Values, Answer>,
): CallForm<Values> {
  const { initialValues, send, version, done, onDone, changedCodes, readAgain } = options;
  return useCallForm({
    initialValues,
    send,
    sentWith: version,
    onSuccess: async (answer) => {
      showToast('success', done);
      await onDone(answer);
    },
    onRejected: ({ code }) => {
      if (changedCodes.includes(code)) {
        readAgain();
      }
      return false;
    },
  });
}
