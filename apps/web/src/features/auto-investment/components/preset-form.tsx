import { Button, Checkbox, Group, Select, Switch, TextInput } from '@mantine/core';
import { financingTypes, noteContracts } from '@titian/contracts/constants';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import { type PresetForm as Form, usePresetForm } from '../lib/use-preset-form.ts';
import { useText } from '../text.ts';
import { AmountRows } from './amount-rows.tsx';
import classes from './preset.module.css';

interface PresetFormProps {
  /** A preset exists now: this one, or another one that was there before. */
  readonly onDone: (created: boolean) => void;
  readonly onCancel: () => void;
}

/** The simple preset form (spec §3, §9); the server judges the ranges. */
export function PresetForm({ onDone, onCancel }: PresetFormProps): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const preset = usePresetForm(user.eligible_guaranteed_notes_option_only, onDone);
  const { form, onSubmit, working, message, problems } = preset;
  const options = user.eligible_guaranteed_notes_option_only ? (['only'] as const) : everyOption;
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <p className={classes.intro}>{t('modal.intro')}</p>
      <FormErrors message={message} problems={problems} />
      <div className={classes.pair}>
        <TextInput label={t('field.botName')} maxLength={60} {...form.getInputProps('botName')} />
        <Switch
          className={classes.mode}
          label={t('field.mode')}
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
      </div>
      <Ranges preset={preset} />
      <Checkbox.Group label={t('field.types')} {...form.getInputProps('types')}>
        <div className={classes.ticks}>
          {financingTypes.map((type) => (
            <Checkbox key={type} value={type} label={type} />
          ))}
        </div>
      </Checkbox.Group>
      <AmountRows preset={preset} />
      <Checkbox.Group label={t('field.contracts')} {...form.getInputProps('contracts')}>
        <div className={classes.ticks}>
          {noteContracts.map((contract) => (
            <Checkbox key={contract} value={contract} label={contract} />
          ))}
        </div>
      </Checkbox.Group>
      <Select
        label={t('field.guaranteedOption')}
        allowDeselect={false}
        data={options.map((value) => ({ value, label: t(`guaranteed.${value}`) }))}
        {...form.getInputProps('guaranteedOption')}
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={working}>
          {t('modal.later')}
        </Button>
        <Button type="submit" loading={working}>
          {t('modal.create')}
        </Button>
      </Group>
    </form>
  );
}

const everyOption = ['all', 'only', 'none'] as const;

const ranges = [
  { fields: ['tenureMin', 'tenureMax'], path: 'tenure', decimals: 0 },
  { fields: ['interestMin', 'interestMax'], path: 'interest', decimals: 2 },
] as const;

/** Tenure and rate, each from and to. The server blames the range: its sentence stands at the first. */
function Ranges({ preset: { form } }: { readonly preset: Form }): ReactNode {
  const t = useText();
  return ranges.map(({ fields, path, decimals }) => (
    <div key={path} className={classes.pair} data-path={path}>
      {fields.map((field, at) => (
        <NumberField
          key={field}
          label={t(`field.${field}`)}
          decimals={decimals}
          maxDigits={2}
          value={form.values[field]}
          onChange={(value) => form.setFieldValue(field, value)}
          error={form.errors[`${path}.${at}`] ?? (at === 0 ? form.errors[path] : undefined)}
        />
      ))}
    </div>
  ));
}
