import { Button, Group } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { auditActionText, auditSubjectText } from '../../shared/audit-names.ts';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { Queue } from '../../shared/queue.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type AuditRow, auditQuery } from '../api/list-audit.ts';
import { useAuditFilters } from '../lib/audit-filters.ts';
import { text, useText } from '../text.ts';
import classes from './audit-list.module.css';
import { AuditTools } from './audit-tools.tsx';
import { ChainSummary } from './chain-summary.tsx';

const columns = (): readonly Column<AuditRow>[] => [
  {
    key: 'action',
    header: text('audit.action'),
    render: ({ action }) => auditActionText(action),
    phone: 'title',
  },
  {
    key: 'subject',
    header: text('audit.subject'),
    render: ({ subject_kind: kind, subject }) => (
      <TwoLines
        first={subject ?? auditSubjectText(kind)}
        second={subject !== null && auditSubjectText(kind)}
      />
    ),
  },
  {
    key: 'who',
    header: text('audit.who'),
    render: ({ actor_kind: kind, actor }) => (
      <TwoLines
        first={actor ?? text(`audit.kind.${kind}`)}
        second={actor !== null && text(`audit.kind.${kind}`)}
      />
    ),
  },
  {
    key: 'at',
    header: text('audit.at'),
    render: ({ at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

/** The audit log with what each entry changed. */
export function AuditList(): ReactNode {
  const t = useText();
  const list = useAuditFilters();
  const query = useInfiniteQuery(auditQuery(list.filters));
  const [openId, setOpenId] = useState<string | null>(null);
  const row = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openId) ?? null;
  return (
    <Queue
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      summary={<ChainSummary />}
      tools={<AuditTools {...list} names={query.data?.pages[0]?.named} />}
      query={query}
      columns={columns()}
      rowKey={({ id }) => id}
      empty={t('audit.empty')}
      selectedId={row?.id ?? null}
      onSelect={(one) => setOpenId(one?.id ?? null)}
      panelTitle={row === null ? t('audit.title') : auditActionText(row.action)}
      panel={row !== null && <Entry row={row} change={list.change} />}
    />
  );
}

function whoOf({ actor_kind: kind, actor }: AuditRow): string {
  const name = text(`audit.kind.${kind}`);
  return actor === null ? name : `${actor} · ${name}`;
}

interface EntryProps {
  readonly row: AuditRow;
  readonly change: ReturnType<typeof useAuditFilters>['change'];
}

function Entry({ row, change }: EntryProps): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      <Facts
        facts={[
          { key: 'at', label: t('audit.at'), value: <DateText value={row.at} style="instant" /> },
          { key: 'who', label: t('audit.who'), value: whoOf(row) },
          {
            key: 'subject',
            label: t('audit.subject'),
            value: [auditSubjectText(row.subject_kind), row.subject].filter(Boolean).join(' · '),
          },
          ...idFacts(row),
          ...(row.reason === null ? [] : [{ key: 'reason', label: t('audit.reason'), value: row.reason }]),
          {
            key: 'sealed',
            label: t('audit.sealed'),
            value: (
              <Chip tone={row.sealed ? 'brand' : 'waiting'}>
                {t(row.sealed ? 'audit.sealed' : 'audit.notSealed')}
              </Chip>
            ),
          },
        ]}
      />
      <Group gap="sm">
        {row.actor_id !== null && (
          <Button variant="default" onClick={() => change({ ...nothingElse, actor_id: row.actor_id })}>
            {t('audit.onlyActor')}
          </Button>
        )}
        {row.subject_id !== null && (
          <Button variant="default" onClick={() => change({ ...nothingElse, subject_id: row.subject_id })}>
            {t('audit.onlySubject')}
          </Button>
        )}
      </Group>
      <Data title={t('audit.before')} value={row.before} />
      <Data title={t('audit.after')} value={row.after} />
    </div>
  );
}

const nothingElse = { actor_kind: null, actor_id: null, action: null, subject_kind: null, subject_id: null };

/** The ids behind the names. */
function idFacts({ actor_id: actorId, subject_id: subjectId }: AuditRow) {
  return [
    ...(actorId === null ? [] : [{ key: 'actorId', label: text('audit.actorId'), value: actorId }]),
    ...(subjectId === null ? [] : [{ key: 'subjectId', label: text('audit.subjectId'), value: subjectId }]),
  ];
}

function Data({ title, value }: { readonly title: string; readonly value: AuditRow['after'] }): ReactNode {
  return value === null ? null : (
    <div>
      <h3 className={panel.heading}>{title}</h3>
      <pre className={classes.data}>{JSON.stringify(value, null, 2)}</pre>
    </div>
  );
}
