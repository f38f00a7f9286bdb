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
}

/** The exact values under the pointer or at the position of the arrow keys; announced when it changes. */
export function PlotTooltip({ title, rows }: PlotTooltipProps): ReactNode {
  return (
    <div className={classes.tooltip} role="status">
      <div className={classes.tooltipTitle}>{title}</div>
      {rows.map(({ key, label, value, look }) => (
        <div key={key} className={classes.tooltipRow}>
          <ChartKey {...look} />
          <span>{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}
