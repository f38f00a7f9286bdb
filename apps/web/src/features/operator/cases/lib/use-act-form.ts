import { type CallForm, useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { type CaseDetail, useCaseChanged, useReadAgain } from '../api/cases.ts';
import { useText } from '../text.ts';

type Act = 'answer' | 'note' | 'assign' | 'prioritise' | 'close';

/**
 * The form of one act. Where somebody else was faster, the case is read again under the form, which stays as it was
 * filled in and says so (CAS-6).
 */
export function useActForm<Values extends Record<string, unknown>>(
  act: Act,
  { id }: Pick<CaseDetail, 'id'>,
  onClose: () => void,
  initialValues: Values,
  send: (values: Values) => Promise<{ readonly case: CaseDetail }>,
): CallForm<Values> {
  const t = useText();
  const changed = useCaseChanged();
  const readAgain = useReadAgain();
  return useCallForm({
    initialValues,
    send,
    onSuccess: async (answer) => {
      showToast('success', t(`done.${act}`));
      await changed(answer.case);
      onClose();
    },
    onRejected: ({ code }) => {
      if (code === 'case_changed' || code === 'case_closed') {
        readAgain(id);
      }
      return false;
    },
  });
}
