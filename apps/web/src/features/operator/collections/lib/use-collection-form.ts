import type { CallForm } from '../../../../lib/form/use-call-form.ts';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { type Collection, useCollectionChanged, useReadAgain } from '../api/collections.ts';
import { useText } from '../text.ts';

export type Act = 'contact' | 'promise' | 'letter' | 'assignment' | 'cancel' | 'change';

/** Errors that say that the note is not as it was read. */
const CHANGED = ['letter_changed', 'promise_open', 'promise_ended', 'assignment_ended', 'note_not_late'];

/** The form of one act. Where somebody else or a payment was faster, the note is read again under the form. */
export function useCollectionForm<Values extends Record<string, unknown>>(
  act: Act,
  onClose: () => void,
  initialValues: Values,
  send: (values: Values, idempotencyKey: string) => Promise<{ readonly collection: Collection }>,
): CallForm<Values> {
  const t = useText();
  const changed = useCollectionChanged();
  const readAgain = useReadAgain();
  return useChangingForm({
    ...{ initialValues, send, changedCodes: CHANGED, readAgain, done: t(`done.${act}`) },
    onDone: async (answer) => {
      onClose();
      await changed(answer.collection);
    },
  });
}
