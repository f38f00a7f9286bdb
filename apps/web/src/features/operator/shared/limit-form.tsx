import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { useText } from './limit-form-text.ts';
import { ProposalForm } from './proposal-form.tsx';

interface LimitFormProps {
  readonly issuerId: string;
  readonly onClose: () => void;
}

/** Proposes how much of invoice financing the issuer may use at a time (FIN-21). */
export function LimitForm({ issuerId, onClose }: LimitFormProps): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState({ amount: '', from: '', until: '', buyers: '' });
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const { amount, from, until } = draft;
  const buyers = draft.buyers
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return (
    <ProposalForm
      kind="facility_limit"
      submit={t('submit')}
      propose={(reason) => ({
        kind: 'facility_limit',
        subject_id: issuerId,
        after: { amount, from, until, buyers },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <div data-path="amount">
            <MoneyInput
              label={t('amount')}
              description={t('hint')}
              required
              value={amount}
              error={errorOf('amount')}
              onChange={(value) => change({ amount: value })}
            />
          </div>
          <DateField
            label={t('from')}
            data-path="from"
            required
            value={from}
            error={errorOf('from')}
            onChange={(day) => change({ from: day })}
          />
          <DateField
            label={t('until')}
            data-path="until"
            required
            value={until}
            error={errorOf('until')}
            onChange={(day) => change({ until: day })}
          />
          <Textarea
            label={t('buyers')}
            description={t('buyersHint')}
            autosize
            minRows={2}
            data-path="buyers"
            value={draft.buyers}
            error={errorOf('buyers') ?? buyers.map((_, at) => errorOf(`buyers.${at}`)).find(Boolean)}
            onChange={(event) => change({ buyers: event.currentTarget.value })}
          />
        </>
      )}
    </ProposalForm>
  );
}
