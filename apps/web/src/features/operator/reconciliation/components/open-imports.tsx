import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { DetailView } from '../../shared/detail-view.tsx';
import panel from '../../shared/panel.module.css';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { ImportPreview } from '../../shared/statement-import-preview.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type ImportRow, importsQuery } from '../api/reconciliation.ts';
import { text, useText } from '../text.ts';
import classes from './reconciliation.module.css';

/** Uploaded statement files that settle nothing yet: they wait for a second operator, or behind a gap (PAY-11). */
export function OpenImports(): ReactNode {
  const t = useText();
  const query = useQuery(importsQuery);
  const [openId, setOpenId] = useState<string | null>(null);
  const rows = query.data?.items ?? [];
  const row = rows.find(({ id }) => id === openId) ?? null;
  if (rows.length === 0) {
    return null;
  }
  return (
    <div className={classes.imports}>
      <Title order={2}>{t('imports.title')}</Title>
      <DetailView
        title={row === null ? null : titleOf(row)}
        panel={row !== null && <ImportPanel key={row.id} row={row} />}
        onClose={() => setOpenId(null)}
      >
        <section aria-label={t('imports.title')} onKeyDown={moveBetweenRows}>
          <RecordList
            caption={t('imports.title')}
            columns={columns()}
            rows={rows}
            rowKey={({ id }) => id}
            selectedKey={openId}
            onSelect={({ id }) => setOpenId(id)}
          />
        </section>
      </DetailView>
    </div>
  );
}

function ImportPanel({ row }: { readonly row: ImportRow }): ReactNode {
  const t = useText();
  if (row.state !== 'pending') {
    return <p className={panel.wait}>{t('imports.held')}</p>;
  }
  return (
    <div className={panel.stack}>
      <TextLink to={operatorRouteTable.operator_approvals.path}>{t('imports.approvals')}</TextLink>
      <ImportPreview id={row.id} />
    </div>
  );
}

const columns = (): readonly Column<ImportRow>[] => [
  {
    key: 'file',
    header: text('imports.columns.file'),
    render: (row) => (
      <TwoLines first={titleOf(row)} second={text('imports.uploaded', { name: row.uploaded_by ?? '' })} />
    ),
    phone: 'title',
  },
  {
    key: 'lines',
    header: text('imports.columns.lines'),
    render: ({ statements }) =>
      text('statement.lines', { count: statements.reduce((sum, one) => sum + one.lines, 0) }),
    numeric: true,
  },
  {
    key: 'state',
    header: text('imports.columns.state'),
    render: ({ state }) => (
      <Chip tone="waiting">{text(`imports.state.${state === 'pending' ? 'pending' : 'held'}`)}</Chip>
    ),
  },
];

/** The account and the days of its first statement; a file seldom has more. */
function titleOf({ statements }: ImportRow): string {
  const [first, ...more] = statements;
  if (first === undefined) {
    return '';
  }
  const { account, from, to } = first;
  const days =
    from === to ? formatDate(to) : text('statement.period', { from: formatDate(from), to: formatDate(to) });
  const others = more.length === 0 ? [] : [text('imports.more', { count: more.length })];
  return [text(`exception.account.${account}`), days, ...others].join(' · ');
}
