import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';

/** The longest reason that is stored. */
const REASON_MAX = 500;

interface ReasonTextareaProps {
  readonly label: string;
  readonly description: string;
  /** Of the form's field `reason`. */
  readonly input: object;
}

/** Why an operator reads what is masked; the first field of its dialog. */
export function ReasonTextarea({ label, description, input }: ReasonTextareaProps): ReactNode {
  return (
    <Textarea
      label={label}
      description={description}
      data-path="reason"
      data-autofocus
      autosize
      minRows={2}
      maxLength={REASON_MAX}
      required
      {...input}
    />
  );
}
