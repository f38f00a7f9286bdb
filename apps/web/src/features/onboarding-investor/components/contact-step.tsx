import type { ReactNode } from 'react';
import { PhoneField } from '../../../components/phone-field.tsx';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import type { StepProps } from '../lib/use-investor-draft.ts';

/** The person's contact details. */
export function ContactStep({ draft, constants }: StepProps): ReactNode {
  const input = inputsOf(draft);
  const { country_phone_codes: codes } = useCurrentAnswer();
  return (
    <>
      <PhoneField
        codes={codes}
        code={input.choice('phone_country_code')}
        number={input.text('phone_number')}
      />
      <AddressFields
        country={draft.values.country}
        input={input}
        onChange={draft.set}
        states={constants.malaysia_states}
        countries={constants.countries}
      />
    </>
  );
}
