import type { CallForm } from '../../../../lib/form/use-call-form.ts';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { useReportsChanged } from '../api/reports.ts';
import { useText } from '../text.ts';

/** Errors that say that the report is not as it was read. */
const CHANGED = ['report_changed', 'wrong_state'];

interface ReportFormOptions<Values> {
  readonly act: 'write' | 'submit' | 'approve' | 'return' | 'lodge' | 'withdraw';
  readonly initialValues: Values;
  readonly send: (values: Values) => Promise<unknown>;
  readonly onClose: () => void;
}

/** The form of one act on a report, which is read again once it is done, or where somebody was faster. */
export function useReportForm<Values extends Record<string, unknown>>({
  act,
  initialValues,
  send,
  onClose,
}: ReportFormOptions<Values>): CallForm<Values> {
  const t = useText();
  const changed = useReportsChanged();
  return useChangingForm({
    ...{ initialValues, send, done: t(`done.${act}`), changedCodes: CHANGED },
    onDone: async () => {
      await changed();
      onClose();
    },
    readAgain: () => void changed(),
  });
}
