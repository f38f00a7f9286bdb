import type { ReactNode } from 'react';
import classes from './record-list.module.css';
import { useIsPhone } from './use-is-phone.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /** Numbers and dates stand to the right, in figures of equal width. */
  readonly numeric?: boolean;
  /** On a phone: `title` is the row's first line, `amount` stands beside it, `hidden` is left out. */
  readonly phone?: 'title' | 'amount' | 'hidden';
}

interface RecordListProps<Row> {
  /** Says what the list holds, for people who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selectedKey?: string | null;
  /** Makes every row a button: its first column is what the keyboard stops at. */
  readonly onSelect?: (row: Row) => void;
}

/** A list: a table on a desktop, stacked rows on a phone, never a sideways scroll (design). */
export function RecordList<Row>(props: RecordListProps<Row>): ReactNode {
  return useIsPhone() ? <StackedRows {...props} /> : <RecordTable {...props} />;
}

function RecordTable<Row>(props: RecordListProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, selectedKey } = props;
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, header, numeric }) => (
            <th key={key} scope="col" data-numeric={numeric}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={classes.line} data-selected={selectedKey === rowKey(row)}>
            {columns.map(({ key, render, numeric }, at) => (
              <td key={key} data-numeric={numeric}>
                {at === 0 ? <Lead {...props} row={row} content={render(row)} /> : render(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function StackedRows<Row>(props: RecordListProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, selectedKey } = props;
  const first = columns.filter(({ phone }) => phone === 'title' || phone === 'amount');
  const rest = columns.filter(({ phone }) => phone === undefined);
  return (
    <ul className={classes.stack} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={classes.row} data-selected={selectedKey === rowKey(row)}>
          <div className={classes.first}>
            {first.map(({ key, render }, at) => (
              <span key={key}>
                {at === 0 ? <Lead {...props} row={row} content={render(row)} /> : render(row)}
              </span>
            ))}
          </div>
          <dl className={classes.details}>
            {rest.map(({ key, header, render }) => (
              <div key={key} className={classes.detail}>
                <dt>{header}</dt>
                <dd>{render(row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

interface LeadProps<Row> extends Pick<RecordListProps<Row>, 'onSelect'> {
  readonly row: Row;
  readonly content: ReactNode;
}

/** What a row begins with: a button that covers the whole row where rows can be chosen. */
function Lead<Row>({ onSelect, row, content }: LeadProps<Row>): ReactNode {
  if (onSelect === undefined) {
    return content;
  }
  return (
    <button type="button" className={classes.lead} onClick={() => onSelect(row)}>
      {content}
    </button>
  );
}
