import { Select, TextInput } from '@mantine/core';
import { identityTypeChoices } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { NumberField } from '../../../components/number-field.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { RowList } from '../../../shared/draft/row-list.tsx';
import type { StepProps } from '../lib/use-company-draft.ts';
import { blankDirector } from '../lib/values.ts';
import { useText } from '../text.ts';

const roles = ['director', 'owner', 'representative'] as const;

/** Directors, and beneficial owners of 25% or more (ONB-10). */
export function DirectorsStep({ draft }: StepProps): ReactNode {
  const t = useText();
  return (
    <RowList
      field="directors"
      rows={draft.rows.directors}
      onChange={(rows) => draft.setList('directors', rows)}
      errors={draft.errors}
      blank={blankDirector}
      nameOf={(number) => t('director.row', { number })}
      add={t('director.add')}
    >
      {(row) => (
        <>
          <TextInput label={t('director.name')} autoComplete="off" {...row.text('name')} />
          <div className={classes.pair}>
            <Select
              label={t('director.identity_type')}
              allowDeselect={false}
              data={optionsOf(identityTypeChoices, 'identity_types')}
              {...row.plain('identity_type')}
            />
            <TextInput
              label={t('director.identity_number')}
              autoComplete="off"
              {...row.text('identity_number')}
            />
          </div>
          <div className={classes.pair}>
            <Select
              label={t('director.role')}
              allowDeselect={false}
              data={roles.map((role) => ({ value: role, label: t(`director.roles.${role}`) }))}
              {...row.plain('role')}
            />
            <NumberField
              label={t('director.share_percent')}
              decimals={2}
              maxDigits={3}
              suffix="%"
              {...row.plain('share_percent')}
            />
          </div>
        </>
      )}
    </RowList>
  );
}
