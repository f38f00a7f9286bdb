import { Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { optionsOf } from '../lib/text/options.ts';
import classes from './phone-field.module.css';
import { useText } from './text.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
}

interface PhoneFieldProps {
  readonly codes: readonly Choice[];
  /** What `form.getInputProps` gives for the calling code ("+60"). */
  readonly code: GetInputPropsReturnType;
  /** The same for the national number. */
  readonly number: GetInputPropsReturnType;
}

/** A phone number in two fields: the country's calling code, searched by name, and the national number. */
export function PhoneField({ codes, code, number }: PhoneFieldProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.row}>
      <Select
        label={t('field.phoneCode')}
        searchable
        allowDeselect={false}
        autoComplete="tel-country-code"
        data={optionsOf(codes, null)}
        {...code}
        comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      />
      <TextInput
        label={t('field.phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...number}
      />
    </div>
  );
}
