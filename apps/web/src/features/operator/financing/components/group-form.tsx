import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Financing } from '../api/read-financing.ts';
import { useText } from '../text.ts';

interface GroupFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** Proposes that companies share one exposure limit with the issuer (FIN-3). */
export function GroupForm({ application, onClose }: GroupFormProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const numbers = typed.split(/[\s,;]+/).filter((one) => one !== '');
  return (
    <ProposalForm
      kind="issuer_group"
      submit={t('group.submit')}
      propose={(reason) => ({
        kind: 'issuer_group',
        subject_id: application.issuer_id,
        after: { registration_numbers: numbers },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <Textarea
          label={t('group.numbers')}
          description={t('group.hint')}
          autosize
          minRows={2}
          required
          data-path="registration_numbers"
          value={typed}
          error={errorOf('registration_numbers')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
    </ProposalForm>
  );
}
