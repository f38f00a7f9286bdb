import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import type { EarlySettlement, IssuerNote } from '../api/issuer-notes.ts';
import type { useText } from '../text.ts';

type Row = readonly [string, ReactNode];

/** One row with an amount; none for nothing. */
export function amountRow(label: string, amount: string): readonly Row[] {
  return amount === '0.00' ? [] : [[label, <Money key={label} amount={amount} />]];
}

/** What lateness costs: of a Shariah note what goes to the investors and what goes to charity, each by itself. */
export function lateRows(
  t: ReturnType<typeof useText>,
  contract: IssuerNote['contract'],
  late: Pick<EarlySettlement, 'late_charge' | 'tawidh' | 'gharamah'>,
): readonly Row[] {
  return contract === 'Shariah'
    ? [...amountRow(t('late.tawidh'), late.tawidh), ...amountRow(t('late.gharamah'), late.gharamah)]
    : amountRow(t('late.charge'), late.late_charge);
}
