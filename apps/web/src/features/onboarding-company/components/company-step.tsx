import { Radio, Select, TextInput } from '@mantine/core';
import { entityTypes } from '@titian/contracts/reference/business-lists';
import type { ReactNode } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { MoneyInput, NumberField } from '../../../components/number-field.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import draftClasses from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { CompanyDraft, StepProps } from '../lib/use-company-draft.ts';
import { withoutDashes } from '../lib/values.ts';
import { useText } from '../text.ts';

/** The company itself. Business owners give business figures, Institutions net assets (ONB-11). */
export function CompanyStep({ draft, form }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const { business_industries: industries } = useCurrentAnswer();
  const strip = () =>
    draft.set({ bo_registration_number: withoutDashes(draft.values.bo_registration_number) });
  return (
    <>
      <TextInput
        label={t('field.company_name')}
        autoComplete="organization"
        {...input.text('company_name')}
      />
      <div className={draftClasses.pair}>
        <TextInput
          label={t('field.bo_registration_number')}
          autoComplete="off"
          {...input.text('bo_registration_number', t('help.bo_registration_number'))}
          {...(/[-\u2010-\u2015]/.test(draft.values.bo_registration_number) && { onBlur: strip })}
        />
        <Select
          label={t('field.entity_type')}
          allowDeselect={false}
          data={optionsOf(entityTypes, 'entity_types')}
          {...input.choice('entity_type')}
        />
      </div>
      <div className={draftClasses.pair}>
        <DateField
          label={t('field.incorporated_on')}
          max={businessToday()}
          {...input.plain('incorporated_on')}
        />
        <Select
          label={t('field.bo_industry_select')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('nothingFound')}
          data={optionsOf(industries, 'industries')}
          {...input.choice('bo_industry_select')}
        />
      </div>
      {form === 'business' ? (
        <BusinessFields draft={draft} />
      ) : (
        <MoneyInput label={t('field.net_assets')} {...input.plain('net_assets', t('help.net_assets'))} />
      )}
    </>
  );
}

function BusinessFields({ draft }: { readonly draft: CompanyDraft }): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  return (
    <>
      <div className={draftClasses.pair}>
        <MoneyInput label={t('field.annual_revenue')} {...input.plain('annual_revenue')} />
        <NumberField label={t('field.employees')} maxDigits={6} {...input.plain('employees')} />
      </div>
      <Radio.Group label={t('field.on_lending')} {...input.plain('on_lending', t('help.on_lending'))}>
        <div className={draftClasses.options}>
          <Radio value="0" label={t('no')} />
          <Radio value="1" label={t('yes')} />
        </div>
      </Radio.Group>
    </>
  );
}
