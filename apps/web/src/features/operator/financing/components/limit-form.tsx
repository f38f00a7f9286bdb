import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { Financing } from '../api/read-financing.ts';
import { useText } from '../credit-file-text.ts';

interface LimitFormProps {
  readonly application: Financing;
  readonly onClose: () => void;
}

/** Proposes how much of invoice financing the issuer may use at a time (FIN-21). */
export function LimitForm({ application, onClose }: LimitFormProps): ReactNode {
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
      submit={t('limit.submit')}
      propose={(reason) => ({
        kind: 'facility_limit',
        subject_id: application.issuer_id,
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
              label={t('limit.amount')}
              description={t('limit.hint')}
              required
              value={amount}
              error={errorOf('amount')}
              onChange={(value) => change({ amount: value })}
            />
          </div>
          <DateField
            label={t('limit.from')}
            data-path="from"
            required
            value={from}
            error={errorOf('from')}
            onChange={(day) => change({ from: day })}
          />
          <DateField
            label={t('limit.until')}
            data-path="until"
            required
            value={until}
            error={errorOf('until')}
            onChange={(day) => change({ until: day })}
          />
          <Textarea
            label={t('limit.buyers')}
            description={t('limit.buyersHint')}
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
