import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  /** Label and value, in order. */
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** Short facts, the label left and the value right, in figures of equal width. */
export function Facts({ rows }: FactsProps): ReactNode {
  return (
    <dl className={classes.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
