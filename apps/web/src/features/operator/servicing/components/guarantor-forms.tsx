import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { wordProblem } from '../../shared/shariah-words.ts';
import { VerifyAccountForm } from '../../shared/verify-account-form.tsx';
import { type NoteServicingData, noteServicingQuery, verifyGuarantorAccount } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

interface GuarantorFormProps {
  readonly answer: NoteServicingData;
  readonly onClose: () => void;
}

/** The account of the guarantor: only one in its own name is stored (REC-5). */
export function GuarantorAccountForm({ answer: { note }, onClose }: GuarantorFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const name = note.guarantor_name ?? '';
  return (
    <VerifyAccountForm
      payerName={name}
      explanation={t('guarantor.requestAccount', { name })}
      send={(entered) => verifyGuarantorAccount(note.id, entered)}
      onVerified={() => queries.invalidateQueries({ queryKey: noteServicingQuery(note.id).queryKey })}
      onClose={onClose}
    />
  );
}

/** Pays the guarantor everything of one part that waits for it: what the issuer paid, or what it paid too much. */
export function GuarantorPayoutForm({
  answer,
  part,
  onClose,
}: GuarantorFormProps & { readonly part: 'repaid' | 'overpaid' }): ReactNode {
  const t = useText();
  const { account = null, held = '0.00' } = answer.guarantor_money?.[part] ?? {};
  const { holder_name: holder = '', bank = '', account_last4: last4 = '' } = account ?? {};
  return (
    <ProposalForm
      kind="guarantor_payout"
      submit={t('guarantor.submit')}
      propose={(reason) => ({
        kind: 'guarantor_payout',
        subject_id: answer.note.id,
        after: { amount: held, part },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t(`guarantor.body.${part}`, { amount: formatMoney(held), holder, bank, last4 })}</p>}
    </ProposalForm>
  );
}

/** Closes the claim short: what is open is not expected any more, and the investors read why. */
export function CloseClaimForm({ answer: { note, recovery }, onClose }: GuarantorFormProps): ReactNode {
  const t = useText();
  const [explanation, setExplanation] = useState('');
  return (
    <ProposalForm
      kind="guarantee_close"
      submit={t('claim.submit')}
      destructive
      propose={(reason) => ({
        kind: 'guarantee_close',
        subject_id: note.id,
        after: { explanation },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t('claim.body', { amount: formatMoney(recovery.guarantor?.open ?? '0.00') })}</p>
          <Textarea
            label={t('claim.explanation')}
            autosize
            minRows={2}
            required
            value={explanation}
            data-path="explanation"
            error={wordProblem(note.contract, explanation) ?? errorOf('explanation')}
            onChange={(event) => setExplanation(event.currentTarget.value)}
          />
        </>
      )}
    </ProposalForm>
  );
}
