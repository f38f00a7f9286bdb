import type { ReactNode } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { ExceptionDetail } from '../api/reconciliation.ts';
import { useText } from '../text.ts';

export type LineAction = 'bank_charge' | 'bank_profit' | 'line_return';

interface LineFormProps {
  readonly detail: ExceptionDetail;
  readonly action: LineAction;
  readonly onClose: () => void;
}

/** Proposes to book an unidentified line as a charge or profit of the bank, or to return it to its sender. */
export function LineForm({ detail, action, onClose }: LineFormProps): ReactNode {
  const t = useText();
  const { exception, return_account: account } = detail;
  const amount = (exception.amount ?? '0.00').replace('-', '');
  const { holder_name: holder = '', bank = '', account_last4: last4 = '' } = account ?? {};
  return (
    <ProposalForm
      kind={action}
      submit={t(`line.${action}.submit`)}
      propose={(reason) => ({ kind: action, subject_id: exception.id, after: { amount }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t(`line.${action}.body`, { amount: formatMoney(amount), holder, bank, last4 })}</p>}
    </ProposalForm>
  );
}
