import { Select, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { countryChoices } from '@titian/contracts/reference/countries';
import type { ReactNode } from 'react';
import { countryOptions } from '../../../../lib/text/options.ts';
import type { IdentityDocument } from '../lib/identity-document.ts';
import { useText } from '../text.ts';

interface IdentityFieldsProps {
  readonly type: IdentityDocument['identity_type'];
  readonly inputOf: (field: keyof IdentityDocument) => GetInputPropsReturnType;
}

/** The identity document of an operator: one person has one account. */
export function IdentityFields({ type, inputOf }: IdentityFieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      <Select
        label={t('invite.identityType')}
        allowDeselect={false}
        data={[
          { value: 'nric', label: t('invite.nric') },
          { value: 'passport', label: t('invite.passport') },
        ]}
        {...inputOf('identity_type')}
      />
      <TextInput
        label={t('invite.identityNumber')}
        description={t('invite.identityHint')}
        autoComplete="off"
        {...inputOf('identity_number')}
      />
      {type === 'passport' && (
        <Select
          label={t('invite.nationality')}
          searchable
          data={countryOptions(countryChoices)}
          {...inputOf('nationality')}
        />
      )}
    </>
  );
}
