import { NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { UnclaimedRow } from '../api/unclaimed-moneys.ts';
import { endedYears } from '../lib/ended-years.ts';
import { useText } from '../text.ts';

interface PaymentFormProps {
  readonly row: UnclaimedRow;
  readonly onClose: () => void;
}

/** Proposes that unclaimed cash is paid to the Registrar for the return of a year that has ended since (CMP-11). */
export function PaymentForm({ row, onClose }: PaymentFormProps): ReactNode {
  const t = useText();
  const { customer, amount, unclaimed_on: unclaimedOn } = row;
  const years = endedYears(businessToday(), unclaimedOn);
  const [year, setYear] = useState(years[0] ?? '');
  return (
    <ProposalForm
      kind="unclaimed_payment"
      submit={t('pay.submit')}
      propose={(reason) => ({
        kind: 'unclaimed_payment',
        subject_id: customer.id,
        after: { return_year: Number(year) },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t('pay.body', { amount: formatMoney(amount), name: customer.name })}</p>
          <NativeSelect
            label={t('return.year')}
            data={years}
            value={year}
            data-path="return_year"
            error={errorOf('return_year')}
            onChange={(event) => setYear(event.currentTarget.value)}
          />
        </>
      )}
    </ProposalForm>
  );
}
