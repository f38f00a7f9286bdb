import { ratioToPercentText } from '@titian/finance/rate';
import { maxSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import { type ReactNode, useId, useState } from 'react';
import classes from './bar-chart.module.css';
import { formatMoney } from './money.tsx';
import { useText } from './text.ts';

/** More names than this do not fit beside each other on a phone. */
const FEW_LABELS = 6;

interface BarSeries {
  readonly key: string;
  readonly label: string;
  /** `plan` is hatched and light, `fact` is solid: told apart without colour too. */
  readonly look: 'plan' | 'fact';
}

interface BarGroup {
  readonly key: string;
  /** Under the bars; short. */
  readonly label: string;
  /** In the table, in full. */
  readonly name: string;
  /** One amount per series. */
  readonly values: readonly Sen[];
}

interface BarChartProps {
  /** What the chart shows, for the table's caption. */
  readonly caption: string;
  /** The table's first heading, such as "Month". */
  readonly groupHeading: string;
  readonly series: readonly BarSeries[];
  readonly groups: readonly BarGroup[];
}

/** Amounts side by side per group, with the same figures as a table behind a toggle (design). */
export function BarChart(props: BarChartProps): ReactNode {
  const t = useText();
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  return (
    <figure className={classes.figure}>
      {!asTable && <Bars {...props} />}
      <div id={id} className={asTable ? undefined : classes.forScreenReaders}>
        <AmountTable {...props} />
      </div>
      <div className={classes.foot}>
        {!asTable && props.series.length > 1 && (
          <ul className={classes.legend} aria-hidden>
            {props.series.map(({ key, label, look }) => (
              <li key={key}>
                <i className={classes.key} data-look={look} />
                {label}
              </li>
            ))}
          </ul>
        )}
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

/** Drawn for the eye only: the table beside it says the same. */
function Bars({ series, groups }: BarChartProps): ReactNode {
  const top = groups.flatMap(({ values }) => values).reduce(maxSen, ZERO_SEN);
  return (
    <div className={classes.plot} aria-hidden>
      <div className={classes.top}>{formatMoney(top)}</div>
      <div className={classes.bars}>
        {groups.map(({ key, name, values }) => (
          <div key={key} className={classes.group}>
            {series.map((one, at) => (
              <span
                key={one.key}
                className={classes.bar}
                data-look={one.look}
                title={`${name} · ${one.label} ${formatMoney(values[at] ?? null)}`}
                style={{ height: `${heightPercent(values[at], top)}%` }}
              />
            ))}
          </div>
        ))}
      </div>
      <div className={classes.labels} data-dense={groups.length > FEW_LABELS}>
        {groups.map(({ key, label }) => (
          <span key={key}>{label}</span>
        ))}
      </div>
    </div>
  );
}

function AmountTable({ caption, groupHeading, series, groups }: BarChartProps): ReactNode {
  return (
    <table className={classes.table}>
      <caption className={classes.forScreenReaders}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{groupHeading}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {series.map((one, at) => (
              <td key={one.key}>{formatMoney(values[at] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function heightPercent(value: Sen | undefined, top: Sen): string {
  return value === undefined || top <= 0n ? '0' : ratioToPercentText(value, top);
}
