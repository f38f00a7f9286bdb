import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './stat-number.module.css';

interface StatNumberProps {
  readonly label: string;
  readonly value: ReactNode;
  /** A small unit after the number, such as "a year". */
  readonly unit?: string;
  readonly note?: ReactNode;
  /** What the number means, one tap away (design). */
  readonly meaning?: string;
  readonly size?: 'normal' | 'hero';
}

/** A number with its label above and a note below. Numbers lead. */
export function StatNumber({
  label,
  value,
  unit,
  note,
  meaning,
  size = 'normal',
}: StatNumberProps): ReactNode {
  return (
    <div className={classes.stat} data-size={size}>
      <div className={classes.label}>
        {meaning === undefined ? (
          label
        ) : (
          <Tooltip label={meaning} multiline w="var(--menu-width)">
            <button type="button" className={classes.meaning}>
              {label}
            </button>
          </Tooltip>
        )}
      </div>
      <div className={classes.value}>
        {value}
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      </div>
      {note !== undefined && <div className={classes.note}>{note}</div>}
    </div>
  );
}

/** Numbers side by side in one card, two by two on a phone. */
export function StatRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.row}>{children}</div>;
}
