import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './pick.module.css';

interface PickProps {
  readonly label: string;
  /** The label is for screen readers alone: the choices say themselves what they are. */
  readonly isLabelHidden?: boolean;
  /** The choice that narrows nothing. */
  readonly any?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onPick: (value: string) => void;
}

/** One choice of a filter or an order. */
export function Pick({ label, isLabelHidden = false, any, value, options, onPick }: PickProps): ReactNode {
  const all = any === undefined ? options : [['', any] as const, ...options];
  return (
    <Select
      label={isLabelHidden ? undefined : label}
      aria-label={isLabelHidden ? label : undefined}
      className={classes.pick}
      allowDeselect={false}
      data={all.map(([one, name]) => ({ value: one, label: name }))}
      value={value}
      onChange={(picked) => onPick(picked ?? '')}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}
