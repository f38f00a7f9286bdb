import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { MoneyInput } from '../../../components/number-field.tsx';
import { useText } from '../text.ts';
import type { PartProps } from './part-props.ts';
import classes from './preset.module.css';

/** The most that a preset invests in a calendar month (AUTO-18). */
export function BudgetOption({ form, errors }: Pick<PartProps, 'form' | 'errors'>): ReactNode {
  const t = useText();
  return (
    <div className={classes.part}>
      <Switch
        label={t('field.limitsMonth')}
        description={t('rule.month')}
        {...form.getInputProps('limitsMonth', { type: 'checkbox' })}
      />
      {form.values.limitsMonth && (
        <div className={classes.indented} data-path="monthly_budget">
          <MoneyInput
            label={t('field.monthlyBudget')}
            value={form.values.monthlyBudget}
            onChange={(value) => form.setFieldValue('monthlyBudget', value)}
            error={errors.monthly_budget}
          />
        </div>
      )}
    </div>
  );
}
