import { isApprovalKind } from '@titian/contracts/permissions';
import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { text as permissionText } from '../../shared/permissions-text.ts';
import { readable } from '../../shared/readable.ts';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { BusinessDay } from '../api/days.ts';
import { text, useText } from '../text.ts';
import classes from './days.module.css';

type Exception = BusinessDay['exceptions'][number];
type Decision = BusinessDay['approvals'][number];

const exceptionColumns = (): readonly Column<Exception>[] => [
  {
    key: 'kind',
    header: text('exceptions.kind'),
    render: ({ kind, account }) => (
      <TwoLines first={sharedText(`exceptionKind.${kind}`)} second={text(`exceptions.accounts.${account}`)} />
    ),
    phone: 'title',
  },
  { key: 'since', header: text('exceptions.since'), render: ({ since }) => <DateText value={since} /> },
  {
    key: 'state',
    header: text('exceptions.state'),
    render: ({ resolved_at: at, resolved_by: by }) =>
      at === null ? (
        text('exceptions.open')
      ) : (
        <TwoLines first={text('exceptions.resolved')} second={by ?? text('exceptions.byItself')} />
      ),
  },
  {
    key: 'amount',
    header: text('exceptions.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    isBlank: ({ amount }) => amount === null,
    numeric: true,
    phone: 'amount',
  },
];

/** Exceptions of the reconciliation that began, were resolved or stayed open. */
export function DayExceptions({ found: { exceptions } }: { readonly found: BusinessDay }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('exceptions.title')}>
      {exceptions.length === 0 ? (
        <p className={classes.plain}>{t('exceptions.none')}</p>
      ) : (
        <RecordList
          caption={t('exceptions.title')}
          columns={exceptionColumns()}
          rows={exceptions}
          rowKey={({ id }) => id}
        />
      )}
    </SectionCard>
  );
}

const decisionColumns = (): readonly Column<Decision>[] => [
  {
    key: 'kind',
    header: text('approvals.kind'),
    render: ({ kind, outcome }) => (
      <TwoLines
        first={isApprovalKind(kind) ? permissionText(`name.${kind}`) : readable(kind)}
        second={text(`approvals.outcome.${outcome}`)}
      />
    ),
    phone: 'title',
  },
  { key: 'maker', header: text('approvals.maker'), render: ({ maker }) => maker },
  {
    key: 'checker',
    header: text('approvals.checker'),
    render: ({ checker, first_checker: first }) => (
      <TwoLines first={checker} second={first === null ? '' : text('approvals.first', { name: first })} />
    ),
  },
  { key: 'at', header: text('approvals.at'), render: ({ at }) => <DateText value={at} style="instant" /> },
  {
    key: 'amount',
    header: text('approvals.amount'),
    render: ({ amount }) => <Money amount={amount} />,
    isBlank: ({ amount }) => amount === null,
    numeric: true,
    phone: 'amount',
  },
];

/** What two operators decided, without what it is about. */
export function DayDecisions({ found: { approvals } }: { readonly found: BusinessDay }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('approvals.title')}>
      {approvals.length === 0 ? (
        <p className={classes.plain}>{t('approvals.none')}</p>
      ) : (
        <RecordList
          caption={t('approvals.title')}
          columns={decisionColumns()}
          rows={approvals}
          rowKey={({ id }) => id}
        />
      )}
    </SectionCard>
  );
}
