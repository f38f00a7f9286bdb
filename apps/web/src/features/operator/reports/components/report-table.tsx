import type { ReactNode } from 'react';
import { RecordList } from '../../../../components/record-list.tsx';
import { useIsPhone } from '../../../../components/use-is-phone.ts';
import type { Report, ReportColumn } from '../api/reports.ts';
import { cellText, headText } from '../lib/format-cell.ts';
import { useText } from '../text.ts';
import classes from './reports.module.css';

type Row = Report['rows'][number];

/** Rows have no id: their place is their key, and they never move. */
function keyed(rows: readonly Row[]) {
  return rows.map((cells, at) => ({ key: String(at), cells }));
}

/** All rows of a report with their sums: a wide table on a desktop, stacked rows on a phone. */
export function ReportTable({ report }: { readonly report: Report }): ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  if (report.rows.length === 0) {
    return <p className={classes.empty}>{t('empty')}</p>;
  }
  return isPhone ? <Stacked report={report} /> : <Wide report={report} />;
}

const isText = ({ kind }: ReportColumn) => kind === 'text' || kind === 'day' || kind === 'month';

function Stacked({ report }: { readonly report: Report }): ReactNode {
  return (
    <RecordList
      caption={report.title}
      columns={report.columns.map((column, at) => ({
        ...{ key: column.key, header: headText(column) },
        render: ({ cells }: { readonly cells: Row }) => cellText(cells[at] ?? null, column.kind),
        isBlank: ({ cells }: { readonly cells: Row }) => cells[at] == null,
        ...(at === 0 ? { phone: 'title' as const } : {}),
      }))}
      rows={keyed(report.rows)}
      rowKey={({ key }) => key}
    />
  );
}

function Wide({ report }: { readonly report: Report }): ReactNode {
  const { columns, rows, totals, title } = report;
  const t = useText();
  return (
    <Scrolled label={t('tableOf', { title })}>
      <table className={classes.table}>
        <caption className={classes.caption}>{title}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" title={column.definition} data-numeric={!isText(column)}>
                {headText(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, cells }) => (
            <tr key={key}>
              <Cells columns={columns} cells={cells} />
            </tr>
          ))}
        </tbody>
        {totals !== null && (
          <tfoot>
            <tr>
              <Cells columns={columns} cells={[t('total'), ...totals.slice(1)]} isTotal />
            </tr>
          </tfoot>
        )}
      </table>
    </Scrolled>
  );
}

/** Scrolled by keyboard, too, where the columns are wider than the window. */
function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const reachable = { tabIndex: 0 };
  return (
    <section className={classes.scroll} aria-label={label} {...reachable}>
      {children}
    </section>
  );
}

interface CellsProps {
  readonly columns: readonly ReportColumn[];
  readonly cells: Row;
  readonly isTotal?: boolean;
}

function Cells({ columns, cells, isTotal = false }: CellsProps): ReactNode {
  return columns.map((column, at) => {
    const cell = cells[at] ?? null;
    if (at === 0) {
      return (
        <th key={column.key} scope="row">
          {isTotal ? cell : cellText(cell, column.kind)}
        </th>
      );
    }
    return (
      <td key={column.key} data-numeric={!isText(column)}>
        {isTotal && cell === null ? '' : cellText(cell, column.kind)}
      </td>
    );
  });
}
