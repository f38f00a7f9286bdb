import { type ApprovalSort, approvalSorts } from '@titian/contracts/operator-lists';
import { type ApprovalKind, approvalKinds } from '@titian/contracts/permissions';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { named } from '../../shared/filters-in.ts';
import { QueueTools } from '../../shared/queue-tools.tsx';
import { type QueueFilters, useQueueFilters } from '../../shared/use-queue-filters.ts';
import { type ApprovalState, readApprovalsFile } from '../api/list-approvals.ts';
import { text, useText } from '../text.ts';

const states = ['proposed', 'approved', 'rejected', 'expired', 'stale'] as const;
const makers = ['me'] as const;

interface OwnFilters {
  readonly kind?: ApprovalKind | undefined;
  readonly maker?: 'me' | undefined;
}

type ApprovalList = QueueFilters<ApprovalState, ApprovalSort, OwnFilters>;

/** What narrows and sorts proposals: it stands in the address. */
export function useApprovalFilters(): ApprovalList {
  return useQueueFilters<ApprovalState, ApprovalSort, OwnFilters>({
    ...{ states, initial: 'proposed', sorts: approvalSorts, initialSort: 'created' },
    choose: (search) =>
      named({
        kind: approvalKinds.find((one) => one === search.kind),
        maker: makers.find((one) => one === search.maker),
      }),
  });
}

/** What narrows the proposals, and the same rows as a file. */
export function ApprovalTools({ list }: { readonly list: ApprovalList }): ReactNode {
  const t = useText();
  const { filters, change } = list;
  const nameOf = (kind: ApprovalKind) => text(`kind.${kind}`);
  return (
    <QueueTools
      list="approvals"
      states={states}
      stateLabel={t('columns.state')}
      nameOf={(one) => t(`state.${one}`)}
      queue={list}
      readFile={() => readApprovalsFile(filters)}
      sortNames={{ created: t('columns.since'), change: t('columns.change') }}
    >
      <FilterSelect
        label={t('columns.change')}
        searchable
        values={[...approvalKinds].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))}
        nameOf={nameOf}
        value={filters.kind ?? null}
        onChange={(kind) => change({ kind })}
      />
      <FilterSelect
        label={t('columns.maker')}
        values={makers}
        nameOf={() => t('me')}
        value={filters.maker ?? null}
        onChange={(maker) => change({ maker })}
      />
    </QueueTools>
  );
}
