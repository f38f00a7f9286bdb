import { Select, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { moneyInText } from '../../../components/money.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { useText } from '../text.ts';
import { BudgetOption } from './budget-option.tsx';
import type { PartProps } from './part-props.ts';
import classes from './preset.module.css';

const everyOption = ['all', 'only', 'none'] as const;
const onlyGuaranteed = ['only'] as const;

/** Options of a preset: guarantees, the last of the balance, one issuer's share, the plan's limit. */
export function PresetOptions({ form, errors, rules }: PartProps): ReactNode {
  const t = useText();
  const options = rules.guaranteed_only ? onlyGuaranteed : everyOption;
  const { limit } = rules;
  return (
    <>
      <Select
        label={t('field.guaranteedOption')}
        allowDeselect={false}
        data={options.map((value) => ({ value, label: t(`guaranteed.${value}`) }))}
        {...(rules.guaranteed_only ? { description: t('rule.guaranteedOnly') } : {})}
        {...form.getInputProps('guaranteedOption')}
        error={errors.guaranteedOption ?? errors.guaranteed_option}
      />
      <Switch
        label={t('field.exhausted')}
        description={t('rule.exhausted', { minimum: moneyInText(rules.minimum) })}
        {...form.getInputProps('usesExhaustedBalance', { type: 'checkbox' })}
      />
      <div className={classes.part}>
        <Switch
          label={t('field.exposure')}
          description={t('rule.exposure', { amount: moneyInText(rules.exposure_counts_above) })}
          {...form.getInputProps('limitsExposure', { type: 'checkbox' })}
        />
        {form.values.limitsExposure && (
          <div className={classes.indented} data-path="issuer_exposure_percent">
            <NumberField
              label={t('field.exposurePercent')}
              decimals={2}
              maxDigits={3}
              value={form.values.exposurePercent}
              onChange={(value) => form.setFieldValue('exposurePercent', value)}
              error={errors.issuer_exposure_percent}
            />
          </div>
        )}
      </div>
      <BudgetOption form={form} errors={errors} />
      {limit !== null && !rules.limit_blocks && (
        <Switch
          label={t('field.aboveLimit', { limit: moneyInText(limit) })}
          description={t('rule.aboveLimit')}
          {...form.getInputProps('goesOnAboveLimit', { type: 'checkbox' })}
        />
      )}
    </>
  );
}
