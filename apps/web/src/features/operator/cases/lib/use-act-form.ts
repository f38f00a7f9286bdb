import type { CallForm } from '../../../../lib/form/use-call-form.ts';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { type CaseDetail, useCaseChanged, useReadAgain } from '../api/cases.ts';
import { useText } from '../text.ts';

type Act = 'answer' | 'note' | 'assign' | 'prioritise' | 'link' | 'close';

/** Errors that say that the case is not as it was read. */
const CHANGED = ['case_changed', 'case_closed'];

/** The form of one act on a case (CAS-6). */
export function useActForm<Values extends Record<string, unknown>>(
  act: Act,
  { id, version }: Pick<CaseDetail, 'id' | 'version'>,
  onClose: () => void,
  initialValues: Values,
  send: (values: Values, idempotencyKey: string) => Promise<{ readonly case: CaseDetail }>,
): CallForm<Values> {
  const t = useText();
  const changed = useCaseChanged();
  const readAgain = useReadAgain();
  return useChangingForm({
    ...{ initialValues, send, version, done: t(`done.${act}`) },
    ...{ changedCodes: CHANGED, readAgain: () => readAgain(id) },
    onDone: async (answer) => {
      await changed(answer.case);
      onClose();
    },
  });
}
