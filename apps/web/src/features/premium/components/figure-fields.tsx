import { Radio, Select } from '@mantine/core';
import { type PremiumBandField, premiumBandFields } from '@titian/contracts/premium';
import { assetRanges } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { Helped } from '../../../components/helped.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import type { Constants } from '../api/premium.ts';
import type { PremiumForm } from '../lib/use-premium-form.ts';
import { withBand } from '../lib/values.ts';
import { useText } from '../text.ts';
import classes from './premium.module.css';
import { YesNo } from './tax-fields.tsx';

interface FigureFieldsProps {
  readonly premium: PremiumForm;
  readonly constants: Constants;
}

/** Income, assets and debts in bands; net worth and the sophisticated test follow from them (ONB-16, ONB-17). */
export function FigureFields({ premium: { form }, constants }: FigureFieldsProps): ReactNode {
  const t = useText();
  const bands = optionsOf(constants.asset_ranges, 'asset_ranges');

  function choose(field: PremiumBandField, chosen: string | null): void {
    const band = assetRanges.find(({ value }) => value === chosen)?.value ?? '';
    const next = withBand(form.values, field, band);
    form.setValues(next);
    form.clearFieldError(field);
    if (next.inv_net_worth !== '') {
      form.clearFieldError('inv_net_worth');
    }
  }

  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{t('part.figures')}</legend>
      {premiumBandFields.map((field) => (
        <Helped key={field} name={t('about', { field: t(`field.${field}`) })} help={t(`help.${field}`)}>
          <Select
            label={t(`field.${field}`)}
            allowDeselect={false}
            data={bands}
            {...form.getInputProps(field)}
            onChange={(chosen) => choose(field, chosen)}
          />
        </Helped>
      ))}
      <Helped
        name={t('about', { field: t('field.inv_source_of_funds') })}
        help={t('help.inv_source_of_funds')}
      >
        <Select
          label={t('field.inv_source_of_funds')}
          allowDeselect={false}
          data={optionsOf(constants.sources_of_funds, 'sources_of_funds')}
          {...form.getInputProps('inv_source_of_funds')}
        />
      </Helped>
      <Helped
        name={t('about', { field: t('field.inv_is_sophisticated_investor') })}
        help={t('help.inv_is_sophisticated_investor')}
      >
        <Radio.Group
          label={t('field.inv_is_sophisticated_investor')}
          {...form.getInputProps('inv_is_sophisticated_investor')}
        >
          <YesNo />
        </Radio.Group>
      </Helped>
    </fieldset>
  );
}
