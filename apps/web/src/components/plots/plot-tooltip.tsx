import type { ReactNode } from 'react';
import { ChartKey, type ChartLook } from '../chart-key.tsx';
import classes from './plot.module.css';

interface PlotTooltipProps {
  readonly title: string;
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly value: string;
    readonly look: ChartLook;
  }[];
  /** The row that is pointed at, where it is one of them. */
  readonly active?: string | undefined;
}

/** The exact values at a position, for the eye: the drawing reads them out itself. */
export function PlotTooltip({ title, rows, active }: PlotTooltipProps): ReactNode {
  return (
    <div className={classes.tooltip} aria-hidden>
      <div className={classes.tooltipTitle}>{title}</div>
      {rows.map(({ key, label, value, look }) => (
        <div key={key} className={classes.tooltipRow} data-active={key === active}>
          <ChartKey {...look} />
          <span>{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}
