import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { useText } from '../text.ts';
import { CostForm } from './cost-form.tsx';
import { CloseClaimForm, GuarantorAccountForm, GuarantorPayoutForm } from './guarantor-forms.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { RestructuringForm } from './restructuring-form.tsx';
import { UpdateForm } from './update-form.tsx';
import { WaiveForm } from './waive-form.tsx';

type Action =
  | 'write'
  | 'receipt'
  | 'cost'
  | 'waive'
  | 'restructure'
  | 'close'
  | 'account'
  | 'guarantor'
  | 'overpaid'
  | 'claim'
  | 'refund';

const actions: readonly (readonly [Action, string])[] = [
  ['write', 'write'],
  ['receipt', 'record_receipt'],
  ['cost', 'record_cost'],
  ['waive', 'waive_late'],
  ['restructure', 'restructure'],
  ['close', 'close'],
  ['account', 'prove_guarantor_account'],
  ['guarantor', 'pay_guarantor'],
  ['overpaid', 'return_overpaid'],
  ['claim', 'close_claim'],
  ['refund', 'refund_excess'],
];

/** What an operator may do about a note: one thing at a time. */
export function ServicingActions({ answer }: { readonly answer: NoteServicingData }): ReactNode {
  const t = useText();
  const [action, setAction] = useState<Action | null>(null);
  const onClose = () => setAction(null);
  const possible = actions.filter(([, permission]) => answer.can[permission] === true);
  if (action === null && possible.length === 0) {
    return null;
  }
  return (
    <Focused on={action}>
      {action !== null ? (
        <div className={panel.form}>
          <Form action={action} answer={answer} onClose={onClose} />
        </div>
      ) : (
        <div className={panel.buttons}>
          {possible.map(([one]) => (
            <Button key={one} variant="default" onClick={() => setAction(one)}>
              {t(`action.${one}`)}
            </Button>
          ))}
        </div>
      )}
    </Focused>
  );
}

interface FormProps {
  readonly action: Action;
  readonly answer: NoteServicingData;
  readonly onClose: () => void;
}

function Form({ action, answer, onClose }: FormProps): ReactNode {
  switch (action) {
    case 'write':
      return <UpdateForm note={answer.note} onClose={onClose} />;
    case 'receipt':
      return <ReceiptForm answer={answer} onClose={onClose} />;
    case 'cost':
      return <CostForm note={answer.note} onClose={onClose} />;
    case 'waive':
      return <WaiveForm answer={answer} onClose={onClose} />;
    case 'restructure':
      return <RestructuringForm answer={answer} onClose={onClose} />;
    case 'account':
      return <GuarantorAccountForm answer={answer} onClose={onClose} />;
    case 'guarantor':
      return <GuarantorPayoutForm answer={answer} part="repaid" onClose={onClose} />;
    case 'overpaid':
      return <GuarantorPayoutForm answer={answer} part="overpaid" onClose={onClose} />;
    case 'claim':
      return <CloseClaimForm answer={answer} onClose={onClose} />;
    case 'refund':
      return <RefundForm answer={answer} onClose={onClose} />;
    default:
      return <CloseForm answer={answer} onClose={onClose} />;
  }
}

/** How a note in default ends follows from its principal: whole is recovered, the rest is written off. */
function CloseForm({ answer, onClose }: Omit<FormProps, 'action'>): ReactNode {
  const t = useText();
  const { outstanding } = answer.recovery;
  const outcome = outstanding === '0.00' ? 'recovered' : 'written_off';
  return (
    <ProposalForm
      kind="note_close"
      submit={t('close.submit')}
      destructive
      propose={(reason) => ({
        kind: 'note_close',
        subject_id: answer.note.id,
        after: { outcome },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t(`close.${outcome}`, { amount: formatMoney(outstanding) })}</p>}
    </ProposalForm>
  );
}

/** Pays what the issuer paid beyond what is due back to it, before it is used. */
function RefundForm({ answer: { note, excess }, onClose }: Omit<FormProps, 'action'>): ReactNode {
  const t = useText();
  const amount = excess?.amount ?? '0.00';
  return (
    <ProposalForm
      kind="excess_refund"
      submit={t('refund.submit')}
      propose={(reason) => ({ kind: 'excess_refund', subject_id: note.id, after: { amount }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t('refund.body', { amount: formatMoney(amount), issuer: note.issuer_name })}</p>}
    </ProposalForm>
  );
}
