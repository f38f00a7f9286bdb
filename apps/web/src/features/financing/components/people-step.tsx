import { Select, TextInput } from '@mantine/core';
import { identityTypeChoices } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { RowList } from '../../../shared/draft/row-list.tsx';
import { blankCompany, blankGuarantor } from '../lib/values.ts';
import { useText } from '../text.ts';
import type { StepProps } from './step-props.ts';

/** Guarantors and related companies; both lists may stay empty. */
export function PeopleStep({ draft }: StepProps): ReactNode {
  const t = useText();
  return (
    <>
      <h3 className={classes.subheading}>{t('field.guarantors')}</h3>
      <RowList
        field="guarantors"
        rows={draft.rows.guarantors}
        onChange={(rows) => draft.setList('guarantors', rows)}
        errors={draft.errors}
        blank={blankGuarantor}
        nameOf={(number) => t('guarantor.row', { number })}
        add={t('guarantor.add')}
      >
        {(row) => (
          <>
            <TextInput label={t('guarantor.name')} autoComplete="off" {...row.text('name')} />
            <div className={classes.pair}>
              <Select
                label={t('guarantor.identity_type')}
                allowDeselect={false}
                data={optionsOf(identityTypeChoices, 'identity_types')}
                {...row.plain('identity_type')}
              />
              <TextInput
                label={t('guarantor.identity_number')}
                autoComplete="off"
                {...row.text('identity_number')}
              />
            </div>
          </>
        )}
      </RowList>
      <div>
        <h3 className={classes.subheading}>{t('field.related_companies')}</h3>
        <p className={classes.intro}>{t('help.related_companies')}</p>
      </div>
      <RowList
        field="related_companies"
        rows={draft.rows.related_companies}
        onChange={(rows) => draft.setList('related_companies', rows)}
        errors={draft.errors}
        blank={blankCompany}
        nameOf={(number) => t('related.row', { number })}
        add={t('related.add')}
      >
        {(row) => (
          <div className={classes.pair}>
            <TextInput label={t('related.company_name')} autoComplete="off" {...row.text('company_name')} />
            <TextInput
              label={t('related.registration_number')}
              autoComplete="off"
              {...row.text('registration_number')}
            />
          </div>
        )}
      </RowList>
    </>
  );
}
