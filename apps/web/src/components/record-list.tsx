import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './record-list.module.css';
import { useIsPhone } from './use-is-phone.ts';

export interface Column<Row> {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  /** Of such a row the column says nothing: a dash in a table, no line on a phone. */
  readonly isBlank?: (row: Row) => boolean;
  /** Numbers and dates stand to the right, in figures of equal width. */
  readonly numeric?: boolean;
  /** On a phone: `title` is the row's first line, `amount` stands beside it, `hidden` is left out. */
  readonly phone?: 'title' | 'amount' | 'hidden';
  /** By what the list is sorted where this head is pressed; heads without are no buttons. */
  readonly sort?: string;
  /** What all rows of the list come to. */
  readonly total?: ReactNode;
}

/** How a list is sorted that can be sorted by its heads. */
interface Sorting {
  readonly by: string;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (by: string) => void;
}

interface RecordListProps<Row> {
  /** The name of the list, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly selectedKey?: string | null;
  /** Makes every row a button: its first column is what the keyboard stops at. */
  readonly onSelect?: (row: Row) => void;
  readonly sorting?: Sorting;
  /** Heads the row of totals, where columns have some. */
  readonly totalLabel?: string;
}

/** A list: a table on a desktop, stacked rows on a phone, never a sideways scroll (design). */
export function RecordList<Row>(props: RecordListProps<Row>): ReactNode {
  return useIsPhone() ? <StackedRows {...props} /> : <RecordTable {...props} />;
}

function RecordTable<Row>(props: RecordListProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, selectedKey, sorting, totalLabel } = props;
  return (
    <table className={classes.table} data-rows>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              data-numeric={column.numeric}
              aria-sort={sortedAs(column, sorting)}
            >
              <Head column={column} sorting={sorting} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={classes.line} data-selected={selectedKey === rowKey(row)}>
            {columns.map(({ key, render, isBlank, numeric }, at) => (
              <td key={key} data-numeric={numeric}>
                {isBlank?.(row) ? (
                  '–'
                ) : at === 0 ? (
                  <Lead {...props} row={row} content={render(row)} />
                ) : (
                  render(row)
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totalLabel !== undefined && (
        <tfoot>
          <tr>
            {columns.map(({ key, numeric, total }, at) =>
              at === 0 ? (
                <th key={key} scope="row">
                  {totalLabel}
                </th>
              ) : (
                <td key={key} data-numeric={numeric}>
                  {total}
                </td>
              ),
            )}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The sorted column is announced to screen readers. */
function sortedAs<Row>({ sort }: Column<Row>, sorting: Sorting | undefined) {
  if (sort === undefined || sorting === undefined) {
    return undefined;
  }
  return sort !== sorting.by ? 'none' : sorting.direction === 'asc' ? 'ascending' : 'descending';
}

interface HeadProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting | undefined;
}

function Head<Row>({ column: { header, sort }, sorting }: HeadProps<Row>): ReactNode {
  if (sort === undefined || sorting === undefined) {
    return header;
  }
  const isSorted = sort === sorting.by;
  const Icon = !isSorted ? IconArrowsSort : sorting.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <button
      type="button"
      className={classes.sort}
      data-sorted={isSorted}
      onClick={() => sorting.onSort(sort)}
    >
      {header}
      <Icon className={classes.sortIcon} aria-hidden />
    </button>
  );
}

function StackedRows<Row>(props: RecordListProps<Row>): ReactNode {
  const { caption, columns, rows, rowKey, selectedKey, totalLabel } = props;
  const first = columns.filter(({ phone }) => phone === 'title' || phone === 'amount');
  const rest = columns.filter(({ phone }) => phone === undefined);
  return (
    <ul className={classes.stack} aria-label={caption} data-rows>
      {totalLabel !== undefined && (
        <li className={classes.row} data-total>
          <div className={classes.first}>{totalLabel}</div>
          <dl className={classes.details}>
            {columns
              .filter(({ total }) => total !== undefined)
              .map(({ key, header, total }) => (
                <div key={key} className={classes.detail}>
                  <dt>{header}</dt>
                  <dd>{total}</dd>
                </div>
              ))}
          </dl>
        </li>
      )}
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
            {rest
              .filter(({ isBlank }) => isBlank?.(row) !== true)
              .map(({ key, header, render }) => (
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
