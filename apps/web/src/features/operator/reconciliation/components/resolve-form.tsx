import { Radio, Select, Stack } from '@mantine/core';
import { resolutionCategories } from '@titian/contracts/reconciliation';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { ExceptionDetail } from '../api/reconciliation.ts';
import { transferName } from '../lib/transfer-name.ts';
import { useText } from '../text.ts';

interface ResolveFormProps {
  readonly detail: ExceptionDetail;
  readonly onClose: () => void;
}

/** Proposes how an exception is closed: its category, and for a line the transfer that it shows. It moves no money. */
export function ResolveForm({ detail, onClose }: ResolveFormProps): ReactNode {
  const t = useText();
  const [category, setCategory] = useState<(typeof resolutionCategories)[number]>('timing');
  const [transferId, setTransferId] = useState('');
  return (
    <ProposalForm
      kind="exception_resolution"
      submit={t('exception.propose')}
      propose={(reason) => ({
        kind: 'exception_resolution',
        subject_id: detail.exception.id,
        after: { category, transfer_id: transferId === '' ? null : transferId },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <Select
            label={t('exception.categoryLabel')}
            data={resolutionCategories.map((one) => ({ value: one, label: t(`exception.category.${one}`) }))}
            value={category}
            allowDeselect={false}
            data-path="category"
            error={errorOf('category')}
            onChange={(next) => setCategory(resolutionCategories.find((one) => one === next) ?? category)}
          />
          {detail.matches.length > 0 && (
            <Radio.Group
              label={t('exception.link')}
              data-path="transfer_id"
              value={transferId}
              error={errorOf('transfer_id')}
              onChange={setTransferId}
            >
              <Stack gap="xs" mt="xs">
                {detail.matches.map(({ transfer_id: id, kind, on, amount }) => (
                  <Radio
                    key={id}
                    value={id}
                    label={t('exception.linked', {
                      what: transferName(kind),
                      day: formatDate(on),
                      amount: formatMoney(amount),
                    })}
                  />
                ))}
                <Radio value="" label={t('exception.linkNone')} />
              </Stack>
            </Radio.Group>
          )}
          <p>{t('exception.administrator')}</p>
        </>
      )}
    </ProposalForm>
  );
}
