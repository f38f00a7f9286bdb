import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from './text.ts';

interface StateFilterProps<State extends string> {
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  /** null is all states. */
  readonly value: State | null;
  readonly onChange: (state: State | null) => void;
}

const ALL = 'all';

/** Which state a queue shows. */
export function StateFilter<State extends string>(props: StateFilterProps<State>): ReactNode {
  const t = useText();
  const { states, nameOf, value, onChange } = props;
  return (
    <Select
      label={t('state')}
      allowDeselect={false}
      data={[
        { value: ALL, label: t('all') },
        ...states.map((state) => ({ value: state, label: nameOf(state) })),
      ]}
      value={value ?? ALL}
      onChange={(chosen) => onChange(states.find((state) => state === chosen) ?? null)}
    />
  );
}
