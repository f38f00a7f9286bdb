import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { StepProps } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';

/** The company's contact details. */
export function ContactStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const { countries, malaysia_states: states } = useCurrentAnswer();
  return (
    <>
      <TextInput
        label={t('field.business_phonenumber')}
        type="tel"
        autoComplete="tel"
        {...input.text('business_phonenumber', t('help.phone'))}
      />
      <AddressFields
        country={draft.values.country}
        input={input}
        onChange={draft.set}
        states={states}
        countries={countries}
      />
    </>
  );
}
