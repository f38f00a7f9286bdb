import { type ExceptionSort, exceptionSorts } from '@titian/contracts/operator-lists';
import { exceptionKinds } from '@titian/contracts/reconciliation';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { amountsIn, named } from '../../shared/filters-in.ts';
import { ListTools } from '../../shared/list-tools.tsx';
import { OwnerSelect, ownerIn } from '../../shared/owner-select.tsx';
import { AmountRange, DayRange } from '../../shared/range-fields.tsx';
import { text as sharedText } from '../../shared/text.ts';
import { type QueueFilters, useQueueFilters } from '../../shared/use-queue-filters.ts';
import { type ExceptionFilters, type ExceptionRow, readExceptionsFile } from '../api/reconciliation.ts';
import { useText } from '../text.ts';

export const exceptionStates = ['open', 'resolved'] as const;
const accounts = ['trust_bank', 'operating_bank'] as const;

type OwnFilters = Pick<ExceptionFilters, 'account' | 'kind' | 'owner' | 'amount_min' | 'amount_max'>;

type ExceptionFilterList = QueueFilters<ExceptionRow['state'], ExceptionSort, OwnFilters>;

/** What narrows and sorts exceptions: it stands in the address. */
export function useExceptionFilters(): ExceptionFilterList {
  return useQueueFilters<ExceptionRow['state'], ExceptionSort, OwnFilters>({
    ...{ states: exceptionStates, initial: 'open', sorts: exceptionSorts, initialSort: 'since' },
    choose: (search) =>
      named({
        account: accounts.find((one) => one === search.account),
        kind: exceptionKinds.find((one) => one === search.kind),
        owner: ownerIn(search.owner),
        ...amountsIn(search),
      }),
  });
}

interface ExceptionToolsProps {
  readonly list: ExceptionFilterList;
  readonly owners: readonly NonNullable<ExceptionRow['owner']>[];
}

/** What narrows the exceptions, and the same rows as a file. */
export function ExceptionTools({ list, owners }: ExceptionToolsProps): ReactNode {
  const t = useText();
  const { filters, change } = list;
  return (
    <ListTools
      list="exceptions"
      isFiltered={list.isFiltered}
      onClear={list.clear}
      readFile={() => readExceptionsFile(filters)}
      sorting={list.sorting}
      sortNames={{ since: t('exception.columns.age'), amount: t('exception.columns.amount') }}
    >
      <FilterSelect
        label={t('exception.columns.what')}
        searchable
        values={exceptionKinds}
        nameOf={(kind) => sharedText(`exceptionKind.${kind}`)}
        value={filters.kind ?? null}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('exception.facts.account')}
        values={accounts}
        nameOf={(account) => t(`exception.account.${account}`)}
        value={filters.account ?? null}
        onChange={(account) => change({ account })}
      />
      <OwnerSelect owners={owners} value={filters.owner} onChange={(owner) => change({ owner })} />
      <AmountRange filters={filters} change={change} />
      <DayRange filters={filters} change={change} />
    </ListTools>
  );
}
