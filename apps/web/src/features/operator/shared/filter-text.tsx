import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

interface FilterTextProps {
  readonly label: string;
  /** As it stands in the address; '' narrows nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly type?: 'search' | 'text';
  readonly inputMode?: 'decimal' | 'text';
  /** A text that is none of these is not taken over, and the message says why. */
  readonly pattern?: { readonly valid: RegExp; readonly message: string };
}

/** One question per word, not per letter. */
const PAUSE_MS = 400;
const TEXT_MAX = 100;

/** A text by which a list is narrowed: it goes to the address once the typing pauses. */
export function FilterText(props: FilterTextProps): ReactNode {
  const { label, value, onChange, pattern, placeholder, type = 'text', inputMode = 'text' } = props;
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    // The address was changed from elsewhere: by a saved view, or by going back.
    setSeen(value);
    setTyped((now) => (now.trim() === value ? now : value));
  }
  const wrong = pattern !== undefined && typed.trim() !== '' && !pattern.valid.test(typed.trim());
  const settle = useDebouncedCallback((text: string) => {
    if (text === '' || pattern === undefined || pattern.valid.test(text)) {
      onChange(text);
    }
  }, PAUSE_MS);
  return (
    <TextInput
      type={type}
      label={label}
      inputMode={inputMode}
      maxLength={TEXT_MAX}
      autoComplete="off"
      {...(placeholder !== undefined && { placeholder })}
      error={wrong ? pattern.message : undefined}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        settle(event.currentTarget.value.trim());
      }}
    />
  );
}
