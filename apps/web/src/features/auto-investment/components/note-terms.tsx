import { Checkbox } from '@mantine/core';
import { financingTypes, noteContracts } from '@titian/contracts/constants';
import type { ReactNode } from 'react';
import { NumberField } from '../../../components/number-field.tsx';
import { nameOf } from '../../../lib/text/names.ts';
import { useText } from '../text.ts';
import { AmountRows } from './amount-rows.tsx';
import type { PartProps } from './part-props.ts';
import classes from './preset.module.css';

/** Which notes suit: tenure, rate, types with their amounts, and contracts. */
export function NoteTerms(props: PartProps): ReactNode {
  const t = useText();
  const { form, errors } = props;
  return (
    <>
      <Ranges {...props} />
      <Checkbox.Group
        label={t('field.types')}
        {...form.getInputProps('types')}
        error={errors.types ?? errors.financingType}
      >
        <div className={classes.ticks}>
          {financingTypes.map((type) => (
            <Checkbox key={type} value={type} label={nameOf('note_types', type)} />
          ))}
        </div>
      </Checkbox.Group>
      {form.values.types.length > 0 && <AmountRows {...props} />}
      <Checkbox.Group
        label={t('field.contracts')}
        {...form.getInputProps('contracts')}
        error={errors.contracts ?? errors.noteType}
        description={form.values.contracts.includes('Shariah') ? t('rule.wakalah') : undefined}
      >
        <div className={classes.ticks}>
          {noteContracts.map((contract) => (
            <Checkbox key={contract} value={contract} label={nameOf('note_contracts', contract)} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  );
}

const ranges = [
  { fields: ['tenureMin', 'tenureMax'], path: 'tenure', decimals: 0 },
  { fields: ['interestMin', 'interestMax'], path: 'interest', decimals: 2 },
] as const;

/** Tenure and rate, each from and to. An error of the range is shown at the first. */
function Ranges({ form, errors, rules }: PartProps): ReactNode {
  const t = useText();
  const said = { tenure: t('rule.tenure'), interest: t('rule.interest', { cap: rules.rate_cap }) };
  return ranges.map(({ fields, path, decimals }) => (
    <div key={path} className={classes.part}>
      <p className={classes.rule}>{said[path]}</p>
      <div className={classes.pair} data-path={path}>
        {fields.map((field, at) => (
          <NumberField
            key={field}
            label={t(`field.${field}`)}
            decimals={decimals}
            maxDigits={2}
            value={form.values[field]}
            onChange={(value) => form.setFieldValue(field, value)}
            error={errors[`${path}.${at}`] ?? (at === 0 ? errors[path] : undefined)}
          />
        ))}
      </div>
    </div>
  ));
}
