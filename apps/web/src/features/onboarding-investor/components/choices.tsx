import { Select, type SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { countryOptions } from '../../../lib/text/options.ts';
import { useText } from '../text.ts';

interface Choice {
  readonly value: string;
  readonly name: string;
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
      data={countryOptions(countries)}
      {...props}
    />
  );
}
