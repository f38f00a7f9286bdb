import type { ReactNode } from 'react';
import { QueueTools } from '../../shared/queue-tools.tsx';
import { AmountRange } from '../../shared/range-fields.tsx';
import type { MoneyList } from '../lib/money-filters.ts';
import { useText } from '../text.ts';

interface MoneyToolsProps<State extends string> {
  readonly list: 'payouts' | 'withdrawals';
  readonly states: readonly State[];
  readonly nameOf: (state: State) => string;
  readonly money: MoneyList<State>;
  readonly readFile: () => Promise<Blob>;
}

/** What narrows payouts or withdrawals, and the same rows as a file. */
export function MoneyTools<State extends string>(props: MoneyToolsProps<State>): ReactNode {
  const t = useText();
  const { filters, change } = props.money;
  return (
    <QueueTools
      list={props.list}
      states={props.states}
      stateLabel={t('columns.state')}
      nameOf={props.nameOf}
      queue={props.money}
      readFile={props.readFile}
      sortNames={{ created: t('columns.since'), amount: t('columns.amount'), state: t('columns.state') }}
    >
      <AmountRange filters={filters} change={change} />
    </QueueTools>
  );
}
