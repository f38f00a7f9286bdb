import { type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { type SubmitEvent, useState } from 'react';
import { useIntentionKeys } from '../api/intention.ts';
import { focusField } from './focus-field.ts';
import { firstTexts, mapServerErrors, type ServerErrors } from './map-server-errors.ts';
import { useUnsavedWork } from './unsaved-work.ts';
import { type UnsentOptions, useUnsentForm } from './use-unsent-form.ts';

interface CallFormOptions<Values, Answer> {
  readonly initialValues: Values;
  /** What cannot even be sent, such as a missing tick; everything else is validated by the server. */
  readonly check?: (values: Values) => Readonly<Record<string, string>>;
  /** @param idempotencyKey for calls that take one (WIRE-7) */
  readonly send: (values: Values, idempotencyKey: string) => Promise<Answer>;
  /** What is sent besides the values; another one is another intention. */
  readonly sentWith?: unknown;
  readonly onSuccess?: (answer: Answer, values: Values) => void | Promise<void>;
  /** Handles an error first; true means that it was handled. */
  readonly onRejected?: (error: ApiError, values: Values) => boolean;
  /** Set where the form comes back as it was after a session that ended. */
  readonly unsent?: UnsentOptions;
}

export interface CallForm<Values> extends ServerErrors {
  readonly form: UseFormReturnType<Values>;
  readonly onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void;
  readonly working: boolean;
}

/**
 * A form that the server validates: its field errors are shown at the fields and in the summary (MSG-5). The rules exist
 * once, on the server.
 */
export function useCallForm<Values extends Record<string, unknown>, Answer>(
  options: CallFormOptions<Values, Answer>,
): CallForm<Values> {
  const { initialValues, check, send, sentWith = null, onSuccess, onRejected } = options;
  const keys = useIntentionKeys();
  const form = useForm<Values>({ mode: 'controlled', initialValues, ...(check && { validate: check }) });
  useUnsentForm(form, options.unsent);
  useUnsavedWork(form.isDirty());
  const [failure, setFailure] = useState<unknown>(null);
  const mutation = useMutation({
    mutationFn: (values: Values) => send(values, keys.of([values, sentWith])),
    onMutate: () => {
      form.clearErrors();
      setFailure(null);
    },
    onSuccess: (answer, values) => {
      keys.renew();
      return onSuccess?.(answer, values);
    },
    onError: (error, values) => {
      if (error instanceof ApiError && onRejected?.(error, values)) {
        return;
      }
      setFailure(error);
      const errors = firstTexts(error);
      // A new value would take the error of its field away.
      form.setValues(withoutRejectedFiles(values, Object.keys(errors)));
      form.setErrors(errors);
    },
  });
  return {
    form,
    onSubmit: form.onSubmit(
      (values) => mutation.mutate(values),
      (errors) => focusField(Object.keys(errors)[0] ?? ''),
    ),
    working: mutation.isPending,
    ...mapServerErrors(failure),
  };
}

/** Empty lists in the place of rejected files (FIL-6). */
function withoutRejectedFiles<Values extends Record<string, unknown>>(
  values: Values,
  rejected: readonly string[],
): Partial<Values> {
  const hasFiles = (value: unknown) => Array.isArray(value) && value.some((one) => one instanceof File);
  const emptied = rejected.filter((field) => hasFiles(values[field])).map((field) => [field, []] as const);
  return Object.fromEntries(emptied) as Partial<Values>;
}
