import type { OperatorList } from '@titian/contracts/operator-lists';
import type { ReactNode } from 'react';
import { FilterSelect } from './filter-select.tsx';
import { ListTools } from './list-tools.tsx';
import { DayRange } from './range-fields.tsx';
import type { QueueFilters } from './use-queue-filters.ts';

interface QueueToolsProps<State extends string, Sort extends string> {
  readonly list: OperatorList;
  readonly states: readonly State[];
  readonly stateLabel: string;
  readonly nameOf: (state: State) => string;
  readonly queue: Omit<QueueFilters<State, Sort, object>, 'change'> & {
    readonly change: (change: { readonly from?: string; readonly to?: string }) => void;
  };
  readonly sortNames: Readonly<Record<Sort, string>>;
  readonly readFile: () => Promise<Blob>;
  /** What else narrows the queue, between its state and its days. */
  readonly children?: ReactNode;
}

/** Above a queue that opens with one of its states: what narrows it, and the same rows as a file. */
export function QueueTools<State extends string, Sort extends string>(
  props: QueueToolsProps<State, Sort>,
): ReactNode {
  const { filters, change, setState, clear, isFiltered, sorting } = props.queue;
  return (
    <ListTools
      list={props.list}
      isFiltered={isFiltered}
      onClear={clear}
      readFile={props.readFile}
      sorting={sorting}
      sortNames={props.sortNames}
    >
      <FilterSelect
        label={props.stateLabel}
        values={props.states}
        nameOf={props.nameOf}
        value={filters.state ?? null}
        onChange={setState}
      />
      {props.children}
      <DayRange filters={filters} change={change} />
    </ListTools>
  );
}
