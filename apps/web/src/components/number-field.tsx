import { TextInput } from '@mantine/core';
import { currencyPrefix, numericInputBlocked } from '@titian/contracts/constants';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { acceptTyped, compareDecimals, groupThousands, padDecimals, typedValue } from './decimal.ts';
import classes from './number-field.module.css';

export interface NumberFieldProps {
  readonly id?: string;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** Digits with at most one point, as it is sent; '' is nothing. Never a float. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Places after the point; 0 takes whole numbers only. */
  readonly decimals?: number;
  /** Digits before the point. */
  readonly maxDigits?: number;
  /** A smaller number becomes this one when the field is left (WAL-18). */
  readonly resetBelow?: string;
  readonly prefix?: string;
  readonly suffix?: string;
  readonly size?: 'normal' | 'large';
}

/**
 * The one number input of the product: blocks e, E, i and -, flips negative numbers to positive (NUM-7),
 * keeps text, and shows thousands while it has no focus.
 */
export function NumberField({
  value,
  onChange,
  onBlur,
  decimals = 0,
  maxDigits = 12,
  resetBelow,
  prefix,
  suffix,
  size = 'normal',
  ...field
}: NumberFieldProps): ReactNode {
  const [draft, setDraft] = useState<string | null>(null);

  function onType(event: ChangeEvent<HTMLInputElement>): void {
    const next = acceptTyped(event.currentTarget.value, { decimals, maxDigits });
    if (next !== null) {
      setDraft(next);
      onChange(typedValue(next));
    }
  }

  function onLeave(): void {
    setDraft(null);
    const settled = settle(value, decimals, resetBelow);
    if (settled !== value) {
      onChange(settled);
    }
    onBlur?.();
  }

  return (
    <TextInput
      {...field}
      type="text"
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={size === 'large' ? classes.large : undefined}
      classNames={{ input: classes.input }}
      leftSection={prefix}
      rightSection={suffix}
      value={draft ?? groupThousands(value)}
      onFocus={() => setDraft(value)}
      onChange={onType}
      onBlur={onLeave}
      onKeyDown={blockNonDigits}
    />
  );
}

/** A number of money: ringgit with the RM prefix, two decimals, as text ("1234.50"). */
export function MoneyInput({
  resetBelow,
  ...props
}: Omit<NumberFieldProps, 'decimals' | 'prefix'>): ReactNode {
  return (
    <NumberField
      {...props}
      {...(resetBelow === undefined ? {} : { resetBelow })}
      decimals={2}
      prefix={currencyPrefix}
    />
  );
}

function settle(value: string, decimals: number, resetBelow: string | undefined): string {
  if (resetBelow !== undefined && compareDecimals(value, resetBelow) < 0) {
    return padDecimals(resetBelow, decimals);
  }
  return decimals === 2 ? padDecimals(value, decimals) : value;
}

function blockNonDigits(event: KeyboardEvent<HTMLInputElement>): void {
  const blocked: readonly string[] = numericInputBlocked;
  // With Ctrl or Cmd the same keys are shortcuts, not text.
  if (blocked.includes(event.key) && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
  }
}
