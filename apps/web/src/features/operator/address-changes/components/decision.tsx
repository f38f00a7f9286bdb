import { Select } from '@mantine/core';
import { type AddressRejection, addressRejections } from '@titian/contracts/address-change';
import { type ReactNode, useState } from 'react';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { AddressChangeRow } from '../api/address-changes.ts';
import { useText } from '../text.ts';

export const choices = ['accept', 'reject'] as const;
export type Choice = (typeof choices)[number];

interface DecisionProps {
  readonly row: AddressChangeRow;
  readonly decision: Choice;
  readonly onClose: () => void;
}

/** The maker's proposal; a rejection with the reason that the customer reads. */
export function Decision({ row, decision, onClose }: DecisionProps): ReactNode {
  const t = useText();
  const [rejection, setRejection] = useState<AddressRejection | null>(null);
  return (
    <ProposalForm
      kind="address_change"
      submit={t(`decide.${decision}`)}
      destructive={decision === 'reject'}
      propose={(reason) => ({
        kind: 'address_change',
        subject_id: row.id,
        after: { decision, ...(rejection === null ? {} : { rejection }) },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t(`decide.${decision}Note`)}</p>
          {decision === 'reject' && (
            <Select
              label={t('decide.rejection')}
              placeholder={t('decide.choose')}
              data-path="rejection"
              required
              allowDeselect={false}
              data={addressRejections.map((value) => ({ value, label: t(`rejections.${value}`) }))}
              value={rejection}
              onChange={setRejection}
              error={errorOf('rejection')}
            />
          )}
        </>
      )}
    </ProposalForm>
  );
}
