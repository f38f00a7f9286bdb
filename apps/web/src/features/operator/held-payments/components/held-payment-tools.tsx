import { type HeldPaymentSort, heldPaymentSorts } from '@titian/contracts/operator-lists';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { amountsIn, named } from '../../shared/filters-in.ts';
import { QueueTools } from '../../shared/queue-tools.tsx';
import { AmountRange } from '../../shared/range-fields.tsx';
import { type QueueFilters, useQueueFilters } from '../../shared/use-queue-filters.ts';
import {
  type HeldPaymentPurpose,
  type HeldPaymentState,
  readHeldPaymentsFile,
} from '../api/held-payments.ts';
import { useText } from '../text.ts';

const states = ['held', 'booked', 'refunded', 'rejected'] as const;
const purposes = ['topup', 'second_topup', 'repayment', 'mandate', 'collection'] as const;

interface OwnFilters {
  readonly purpose?: HeldPaymentPurpose | undefined;
  readonly amount_min?: string | undefined;
  readonly amount_max?: string | undefined;
}

type HeldPaymentList = QueueFilters<HeldPaymentState, HeldPaymentSort, OwnFilters>;

/** What narrows and sorts held payments: it stands in the address. */
export function useHeldPaymentFilters(): HeldPaymentList {
  return useQueueFilters<HeldPaymentState, HeldPaymentSort, OwnFilters>({
    ...{ states, initial: 'held', sorts: heldPaymentSorts, initialSort: 'received' },
    choose: (search) =>
      named({ purpose: purposes.find((one) => one === search.purpose), ...amountsIn(search) }),
  });
}

/** What narrows the held payments, and the same rows as a file. */
export function HeldPaymentTools({ list }: { readonly list: HeldPaymentList }): ReactNode {
  const t = useText();
  const { filters, change } = list;
  return (
    <QueueTools
      list="held_payments"
      states={states}
      stateLabel={t('columns.state')}
      nameOf={(one) => t(`state.${one}`)}
      queue={list}
      readFile={() => readHeldPaymentsFile(filters)}
      sortNames={{ received: t('columns.received'), amount: t('columns.amount') }}
    >
      <FilterSelect
        label={t('columns.purpose')}
        values={purposes}
        nameOf={(one) => t(`purpose.${one}`)}
        value={filters.purpose ?? null}
        onChange={(purpose) => change({ purpose })}
      />
      <AmountRange filters={filters} change={change} />
    </QueueTools>
  );
}
