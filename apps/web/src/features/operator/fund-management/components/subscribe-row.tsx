import { Button, Select, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import panel from '../../shared/panel.module.css';
import type { ManagedPage, OpenNote } from '../api/fund-management.ts';
import type { OrderRow } from '../lib/order-rows.ts';
import { text, useText } from '../text.ts';

interface SubscribeRowProps {
  readonly row: OrderRow;
  readonly number: number;
  readonly page: ManagedPage;
  readonly onChange: (part: Partial<OrderRow>) => void;
  readonly onRemove?: () => void;
}

/** What each row has; the rest is of the whole form. */
const OWN: readonly string[] = ['note_id', 'amount'];

/** One note with its amount, and why the server did not take it. */
export function SubscribeRow({ row, number, page, onChange, onRemove }: SubscribeRowProps): ReactNode {
  const t = useText();
  const allowed = page.notes.filter((note) => note.allowed);
  // Every row has these fields: the summary of its errors leads to its own.
  const placeOf = (field: string) => (OWN.includes(field) ? `${row.key}.${field}` : field);
  const problems = row.errors?.problems.map((one) => ({ ...one, field: placeOf(one.field) })) ?? [];
  const errorOf = (field: string) => row.errors?.problems.find((one) => one.field === field)?.text;
  return (
    <fieldset className={panel.fieldset} aria-label={t('order.number', { number })}>
      <Stack gap="sm">
        {row.errors !== null && <FormErrors message={row.errors.message} problems={problems} />}
        <Select
          label={t('order.note')}
          placeholder={t('order.notePlaceholder')}
          description={allowed.length === 0 ? t('order.noneOpen') : undefined}
          data-path={placeOf('note_id')}
          required
          searchable
          data={allowed.map((note) => ({ value: note.id, label: optionOf(note) }))}
          value={row.noteId === '' ? null : row.noteId}
          error={errorOf('note_id')}
          onChange={(note) => onChange({ noteId: note ?? '' })}
        />
        <div data-path={placeOf('amount')}>
          <MoneyInput
            label={t('order.amount')}
            description={t('order.available', { amount: formatMoney(page.investor.cash) })}
            required
            value={row.amount}
            error={errorOf('amount')}
            onChange={(amount) => onChange({ amount })}
          />
        </div>
        {onRemove !== undefined && (
          <div className={panel.buttons}>
            <Button variant="default" size="compact-sm" onClick={onRemove}>
              {t('order.remove', { number })}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

function optionOf({ number, grade, rate, term_months: months, remaining }: OpenNote): string {
  return text('order.noteOption', { number, grade, rate, months, amount: formatMoney(remaining) });
}
