import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from './text.ts';

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  /** null narrows nothing. */
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
  /** For long lists: a text in the field narrows the choices. */
  readonly searchable?: boolean;
}

const ALL = 'all';

/** One of a fixed list by which a list is narrowed, or all. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>): ReactNode {
  const t = useText();
  const { label, values, nameOf, value, onChange, searchable = false } = props;
  return (
    <Select
      label={label}
      allowDeselect={false}
      searchable={searchable}
      data={[{ value: ALL, label: t('all') }, ...values.map((one) => ({ value: one, label: nameOf(one) }))]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(values.find((one) => one === chosen) ?? null)}
    />
  );
}
