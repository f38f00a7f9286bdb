import type { UseFormReturnType } from '@mantine/form';
import type { CreditDraft } from './credit-draft.ts';

/** What a number field of the product takes. */
export interface NumberInput {
  readonly value: string;
  readonly error?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
}

/** The props of one number of the form, which the form holds as text. */
export function numberInput(form: UseFormReturnType<CreditDraft>, path: string): NumberInput {
  const { value, error, onChange, onBlur } = form.getInputProps(path);
  return { value: String(value ?? ''), error, onChange, onBlur };
}
