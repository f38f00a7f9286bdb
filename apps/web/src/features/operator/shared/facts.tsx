import type { ReactNode } from 'react';
import classes from './facts.module.css';

export interface Fact {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** Something to do about this one fact. */
  readonly action?: ReactNode;
  /** Shown under the value, such as the request. */
  readonly note?: ReactNode;
  /** A plain note needs no attention; any other does. */
  readonly noteTone?: 'plain';
}

interface FactsProps {
  readonly title?: string;
  readonly facts: readonly Fact[];
}

/** Labels and values under each other, as they stand in a form. */
export function Facts({ title, facts }: FactsProps): ReactNode {
  return (
    <div>
      {title !== undefined && <h3 className={classes.title}>{title}</h3>}
      <dl className={classes.facts}>
        {facts.map(({ key, label, value, action, note, noteTone }) => (
          <div key={key} className={classes.fact}>
            <dt>{label}</dt>
            <dd>
              <span className={classes.value}>
                {value}
                {action}
              </span>
              {note !== undefined && (
                <span className={noteTone === 'plain' ? classes.plainNote : classes.note}>{note}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
