import { type ReactNode, useId, useState } from 'react';
import classes from './chart-frame.module.css';
import { PartBoundary } from './part-boundary.tsx';
import { useText } from './text.ts';

/** More columns than this do not fit beside each other on a phone: there they stand below each other. */
const FEW_COLUMNS = 3;

interface ChartFrameProps {
  /** What the chart shows, for the table's caption. */
  readonly caption: string;
  /** The headings of the table, the first that of the rows. */
  readonly headings: readonly string[];
  /** The figures of the chart: the name of a row, then its cells. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[];
  readonly legend?: ReactNode;
  /** The drawing; the table says the same. */
  readonly children: ReactNode;
}

/** A drawing with the same figures as a table behind a toggle (design). */
export function ChartFrame({ caption, headings, rows, legend, children }: ChartFrameProps): ReactNode {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <figure className={classes.figure}>
      {!asTable && <PartBoundary>{children}</PartBoundary>}
      <div id={id} className={asTable ? undefined : classes.tableOnly}>
        <FigureTable caption={caption} headings={headings} rows={rows} />
      </div>
      <div className={classes.foot}>
        {!asTable && legend}
        <button
          type="button"
          className={classes.toggle}
          aria-controls={id}
          aria-expanded={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t('chart.asChart') : t('chart.asTable')}
        </button>
      </div>
    </figure>
  );
}

function FigureTable({
  caption,
  headings,
  rows,
}: Pick<ChartFrameProps, 'caption' | 'headings' | 'rows'>): ReactNode {
  return (
    <table className={classes.table} data-wide={headings.length > FEW_COLUMNS}>
      <caption className={classes.forScreenReaders}>{caption}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {figures.map((figure, at) => (
              <td key={headings[at + 1]} data-label={headings[at + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
