import { TextInput, type TextInputProps } from '@mantine/core';
import {
  formatMyKad,
  identityNumberProblem,
  identityTypes,
  normaliseIdentityNumber,
} from '@titian/contracts/identity-numbers';
import type { ReactNode } from 'react';
import { businessToday } from '../../lib/clock/business-now.ts';
import { messageText } from '../../lib/text/message.ts';
import { fromMyKad, type MyKadValues } from './mykad.ts';
import { useText } from './text.ts';

interface IdentityNumberFieldProps {
  /** What the form gives the input: value, error and help. */
  readonly input: TextInputProps;
  readonly type: string;
  readonly number: string;
  /** @param known birth date and gender where a MyKad number says them */
  readonly onType: (typed: string, known: Partial<MyKadValues>) => void;
  /** A whole MyKad number as it is written, with dashes. */
  readonly onFormat: (number: string) => void;
  readonly onProblem: (text: string) => void;
}

/** The number of the chosen document. A MyKad number fills in birth date and gender (IDN-1). */
export function IdentityNumberField({
  input,
  type,
  number,
  onType,
  onFormat,
  onProblem,
}: IdentityNumberFieldProps): ReactNode {
  const t = useText();
  const isMyKad = type === 'nric';

  function onLeave(): void {
    const known = identityTypes.find((one) => one === type);
    if (number === '' || known === undefined) {
      return;
    }
    const shown = formatMyKad(normaliseIdentityNumber(number));
    const problem = identityNumberProblem(known, number);
    if (problem !== null) {
      onProblem(messageText(problem));
    } else if (isMyKad && number !== shown) {
      onFormat(shown);
    }
  }

  return (
    <TextInput
      {...input}
      label={t('identity_number')}
      autoComplete="off"
      {...(isMyKad && { placeholder: '900131-14-5677', inputMode: 'numeric' })}
      onChange={({ currentTarget: { value } }) =>
        onType(value, isMyKad ? fromMyKad(value, businessToday()) : {})
      }
      onBlur={onLeave}
    />
  );
}
