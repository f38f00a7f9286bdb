import type { ReactNode } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { AMOUNT } from './amount-pattern.ts';
import { FilterText } from './filter-text.tsx';
import { useText } from './text.ts';

interface DayRangeProps {
  readonly filters: { readonly from?: string | undefined; readonly to?: string | undefined };
  readonly change: (change: { readonly from?: string; readonly to?: string }) => void;
  readonly labels?: { readonly from: string; readonly to: string };
}

/** First and last day of what a list shows. */
export function DayRange({ filters: { from = '', to = '' }, change, labels }: DayRangeProps): ReactNode {
  const t = useText();
  return (
    <>
      <DateField
        label={labels?.from ?? t('list.from')}
        max={to}
        value={from}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        label={labels?.to ?? t('list.to')}
        min={from}
        value={to}
        onChange={(day) => change({ to: day })}
      />
    </>
  );
}

interface AmountRangeProps {
  readonly filters: { readonly amount_min?: string | undefined; readonly amount_max?: string | undefined };
  readonly change: (change: { readonly amount_min?: string; readonly amount_max?: string }) => void;
  readonly labels?: { readonly min: string; readonly max: string };
}

/** Lowest and highest amount of what a list shows. */
export function AmountRange({ filters, change, labels }: AmountRangeProps): ReactNode {
  const t = useText();
  const pattern = { valid: AMOUNT, message: t('list.amountInvalid') };
  return (
    <>
      <FilterText
        label={labels?.min ?? t('list.amountMin')}
        inputMode="decimal"
        pattern={pattern}
        value={filters.amount_min ?? ''}
        onChange={(amount) => change({ amount_min: amount })}
      />
      <FilterText
        label={labels?.max ?? t('list.amountMax')}
        inputMode="decimal"
        pattern={pattern}
        value={filters.amount_max ?? ''}
        onChange={(amount) => change({ amount_max: amount })}
      />
    </>
  );
}
