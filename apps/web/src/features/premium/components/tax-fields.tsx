import { Radio, Select, TextInput } from '@mantine/core';
import { HOME_COUNTRY } from '@titian/contracts/premium';
import type { ReactNode } from 'react';
import { Helped } from '../../../components/helped.tsx';
import { countryOptions } from '../../../lib/text/options.ts';
import type { Constants } from '../api/premium.ts';
import type { PremiumForm } from '../lib/use-premium-form.ts';
import { isForeign } from '../lib/values.ts';
import { useText } from '../text.ts';
import classes from './premium.module.css';

interface TaxFieldsProps {
  readonly premium: PremiumForm;
  readonly constants: Constants;
}

/** Where tax is paid: country and number are required of non-residents (ONB-18). */
export function TaxFields({ premium: { form }, constants }: TaxFieldsProps): ReactNode {
  const t = useText();
  const help = (field: 'inv_malaysian_tax_resident' | 'inv_country_tax_resident') => ({
    name: t('about', { field: t(`field.${field}`) }),
    help: t(`help.${field}`),
  });
  const abroad = constants.countries.filter(({ value }) => value !== HOME_COUNTRY);
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{t('part.tax')}</legend>
      <Helped {...help('inv_malaysian_tax_resident')}>
        <Radio.Group
          label={t('field.inv_malaysian_tax_resident')}
          {...form.getInputProps('inv_malaysian_tax_resident')}
        >
          <YesNo />
        </Radio.Group>
      </Helped>
      {isForeign(form.values) && (
        <>
          <Helped {...help('inv_country_tax_resident')}>
            <Select
              label={t('field.inv_country_tax_resident')}
              searchable
              allowDeselect={false}
              nothingFoundMessage={t('nothingFound')}
              data={countryOptions(abroad)}
              {...form.getInputProps('inv_country_tax_resident')}
            />
          </Helped>
          <Helped
            name={t('about', { field: t('field.inv_non_malaysian_income_tax') })}
            help={t('help.inv_non_malaysian_income_tax')}
          >
            <TextInput
              label={t('field.inv_non_malaysian_income_tax')}
              autoComplete="off"
              maxLength={60}
              {...form.getInputProps('inv_non_malaysian_income_tax')}
            />
          </Helped>
        </>
      )}
    </fieldset>
  );
}

/** The two answers of a question. */
export function YesNo(): ReactNode {
  const t = useText();
  return (
    <div className={classes.options}>
      <Radio value="1" label={t('yes')} />
      <Radio value="0" label={t('no')} />
    </div>
  );
}
