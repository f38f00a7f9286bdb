import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Financing } from '../api/read-financing.ts';
import { useText } from '../text.ts';

interface RejectionFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** Proposes to reject, with the reason that the issuer reads. */
export function RejectionForm({ application, onClose }: RejectionFormProps): ReactNode {
  const t = useText();
  const [forIssuer, setForIssuer] = useState('');
  return (
    <ProposalForm
      kind="financing_rejection"
      submit={t('decide.reject')}
      destructive
      propose={(reason) => ({
        kind: 'financing_rejection',
        subject_id: application.id,
        after: { reason: forIssuer },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => (
        <Textarea
          label={t('decide.rejectReason')}
          description={t('decide.rejectHint')}
          autosize
          minRows={2}
          required
          value={forIssuer}
          onChange={(event) => setForIssuer(event.currentTarget.value)}
        />
      )}
    </ProposalForm>
  );
}
