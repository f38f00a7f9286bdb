import { type ReactNode, useId, useState } from 'react';
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
  const [isExplained, setIsExplained] = useState(false);
  const id = useId();
  return (
    <div className={classes.stat} data-size={size}>
      <div className={classes.label} data-print>
        {meaning === undefined ? (
          label
        ) : (
          <button
            type="button"
            className={classes.explain}
            aria-expanded={isExplained}
            aria-controls={id}
            onClick={() => setIsExplained(!isExplained)}
          >
            {label}
          </button>
        )}
      </div>
      <div className={classes.value}>
        {value}
        {unit !== undefined && <span className={classes.unit}>{unit}</span>}
      </div>
      {note !== undefined && <div className={classes.note}>{note}</div>}
      {isExplained && (
        <p id={id} className={classes.meaning}>
          {meaning}
        </p>
      )}
    </div>
  );
}

/** Numbers side by side in one card, two by two on a phone. */
export function StatRow({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.row}>{children}</div>;
}
