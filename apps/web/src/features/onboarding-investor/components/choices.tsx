import { Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
}

/** Choices of the wire as a select wants them. */
export function choices(list: readonly Choice[]): { value: string; label: string }[] {
  return list.map(({ value, name }) => ({ value, label: name }));
}

interface CountrySelectProps extends Omit<SelectProps, 'data'> {
  readonly countries: readonly Choice[];
}

/** A country, found by typing its name. */
export function CountrySelect({ countries, ...props }: CountrySelectProps): ReactNode {
  const t = useText();
  return (
    <Select
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('nothingFound')}
      data={choices(countries)}
      {...props}
    />
  );
}
