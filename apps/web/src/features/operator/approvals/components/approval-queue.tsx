import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { isApprovalKind } from '@titian/contracts/permissions';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { currentOperatorQuery } from '../../shared/current-operator.ts';
import { Queue } from '../../shared/queue.tsx';
import { readable } from '../../shared/readable.ts';
import { useOpenEntry } from '../../shared/use-open-entry.ts';
import { type Approval, type ApprovalState, approvalQuery, approvalsQuery } from '../api/list-approvals.ts';
import { subjectOf } from '../lib/changes.ts';
import { roleName, type Turn, turnOf } from '../lib/turn.ts';
import { text, useText } from '../text.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { ApprovalTools, useApprovalFilters } from './approval-tools.tsx';

const stateTones: Readonly<Record<ApprovalState, ChipTone>> = {
  proposed: 'waiting',
  approved: 'brand',
  rejected: 'danger',
  expired: 'neutral',
  stale: 'neutral',
};

/** Pending approvals (OPS-10). */
export function ApprovalQueue(): ReactNode {
  const t = useText();
  const list = useApprovalFilters();
  const query = useInfiniteQuery(approvalsQuery(list.filters));
  const me = useQuery(currentOperatorQuery).data?.operator;
  const { openId, setOpenId, linkedId } = useOpenEntry();
  const linked = useQuery(approvalQuery(linkedId)).data ?? undefined;
  const [rejected, setRejected] = useState<Approval | null>(null);
  const rows = query.data?.pages.flatMap(({ items }) => items);
  const listed = rows?.find(({ id }) => id === openId) ?? linked;
  // An error may have closed the proposal: it stays on the screen with the reason.
  const row = listed ?? (rejected?.id === openId ? rejected : null);
  const turn = (approval: Approval): Turn => (me === undefined ? 'closed' : turnOf(approval, me.id));
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      tools={<ApprovalTools list={list} />}
      sorting={list.sorting}
      query={query}
      columns={columnsFor(turn)}
      compact={['change', 'subject', 'turn']}
      rowKey={({ id }) => id}
      empty={t('empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row === null ? t('title') : kindName(row.kind)}
      panel={
        row !== null && (
          <ApprovalPanel
            key={row.id}
            approval={row}
            turn={turn(row)}
            isOver={listed === undefined}
            onAnswer={(answer) => setRejected(answer === 'refused' ? row : null)}
          />
        )
      }
    />
  );
}

function kindName(kind: string): string {
  return isApprovalKind(kind) ? text(`kind.${kind}`) : readable(kind);
}

function columnsFor(turn: (approval: Approval) => Turn): readonly Column<Approval>[] {
  return [
    {
      key: 'change',
      header: text('columns.change'),
      render: ({ kind }) => kindName(kind),
      phone: 'title',
      sort: 'change',
    },
    {
      key: 'subject',
      header: text('columns.subject'),
      render: subjectOf,
    },
    { key: 'maker', header: text('columns.maker'), render: ({ maker }) => maker.name },
    {
      key: 'turn',
      header: text('columns.turn'),
      render: (approval) => <TurnChip approval={approval} turn={turn(approval)} />,
    },
    {
      key: 'since',
      header: text('columns.since'),
      render: ({ created_at: at }) => <DateText value={at} />,
      numeric: true,
      sort: 'created',
    },
  ];
}

function TurnChip({ approval, turn }: { readonly approval: Approval; readonly turn: Turn }): ReactNode {
  const t = useText();
  if (approval.state !== 'proposed') {
    return <Chip tone={stateTones[approval.state]}>{t(`state.${approval.state}`)}</Chip>;
  }
  if (turn === 'mine') {
    return <Chip tone="brand">{t('turn.mine')}</Chip>;
  }
  return (
    <Chip tone="waiting">
      {turn === 'role' ? t('turn.role', { role: roleName(approval) }) : t('turn.other')}
    </Chip>
  );
}
