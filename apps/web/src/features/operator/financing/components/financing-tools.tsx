import {
  type FinancingType,
  financingTypes,
  type NoteContract,
  noteContracts,
} from '@titian/contracts/constants';
import { type FinancingSort, financingSorts } from '@titian/contracts/operator-lists';
import type { ReactNode } from 'react';
import { nameOf } from '../../../../lib/text/names.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { amountsIn, named } from '../../shared/filters-in.ts';
import { QueueTools } from '../../shared/queue-tools.tsx';
import { AmountRange } from '../../shared/range-fields.tsx';
import { type QueueFilters, useQueueFilters } from '../../shared/use-queue-filters.ts';
import { type FinancingState, readFinancingFile } from '../api/list-financing.ts';
import { useText } from '../text.ts';

const states = [
  'under_review',
  'offered',
  'accepted',
  'declined',
  'rejected',
  'expired',
  'cancelled',
] as const;

interface OwnFilters {
  readonly loan_category?: FinancingType | undefined;
  readonly contract?: NoteContract | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
}

type FinancingList = QueueFilters<FinancingState, FinancingSort, OwnFilters>;

/** What narrows and sorts financing applications: it stands in the address. */
export function useFinancingFilters(): FinancingList {
  return useQueueFilters<FinancingState, FinancingSort, OwnFilters>({
    ...{ states, initial: 'under_review', sorts: financingSorts, initialSort: 'submitted' },
    choose: (search) =>
      named({
        loan_category: financingTypes.find((one) => one === search.loan_category),
        contract: noteContracts.find((one) => one === search.contract),
        ...amountsIn(search),
      }),
  });
}

/** What narrows the applications, and the same rows as a file. */
export function FinancingTools({ list }: { readonly list: FinancingList }): ReactNode {
  const t = useText();
  const { filters, change } = list;
  return (
    <QueueTools
      list="financing"
      states={states}
      stateLabel={t('columns.state')}
      nameOf={(one) => t(`state.${one}`)}
      queue={list}
      readFile={() => readFinancingFile(filters)}
      sortNames={{
        ...{ submitted: t('columns.submitted'), amount: t('columns.amount'), number: t('columns.number') },
      }}
    >
      <FilterSelect
        label={t('columns.type')}
        values={financingTypes}
        nameOf={(one) => nameOf('note_types', one)}
        value={filters.loan_category ?? null}
        onChange={(type) => change({ loan_category: type })}
      />
      <FilterSelect
        label={t('columns.contract')}
        values={noteContracts}
        nameOf={(one) => nameOf('note_contracts', one)}
        value={filters.contract ?? null}
        onChange={(contract) => change({ contract })}
      />
      <AmountRange filters={filters} change={change} />
    </QueueTools>
  );
}
