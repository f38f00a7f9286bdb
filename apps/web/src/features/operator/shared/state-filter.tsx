import type { ReactNode } from 'react';
import { FilterSelect } from './filter-select.tsx';
import { useText } from './text.ts';

interface StateFilterProps<State extends string> {
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  /** null is all states. */
  readonly value: State | null;
  readonly onChange: (state: State | null) => void;
}

/** Which state a queue shows. */
export function StateFilter<State extends string>({ states, ...rest }: StateFilterProps<State>): ReactNode {
  const t = useText();
  return <FilterSelect label={t('state')} values={states} {...rest} />;
}
