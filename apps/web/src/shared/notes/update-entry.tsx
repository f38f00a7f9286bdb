import type { ReactNode } from 'react';
import { DateText } from '../../components/date-text.tsx';
import { Money } from '../../components/money.tsx';
import classes from './update-entry.module.css';

interface UpdateEntryProps {
  readonly at: string;
  readonly title: string;
  readonly body: string;
  readonly amount: string | null;
  /** Of whose note it is, where notes are mixed. */
  readonly note?: ReactNode;
}

/** A dated update of a note as its investors read it; operators see it so before they write it. */
export function UpdateEntry({ at, title, body, amount, note }: UpdateEntryProps): ReactNode {
  return (
    <div className={classes.update}>
      <DateText value={at} />
      <div>
        <strong>{title}</strong>
        {amount !== null && (
          <>
            {' · '}
            <Money amount={amount} />
          </>
        )}
        {note !== undefined && (
          <>
            {' · '}
            {note}
          </>
        )}
        <p className={classes.body}>{body}</p>
      </div>
    </div>
  );
}

/** Updates under each other, newest first. */
export function UpdateEntries({ children }: { readonly children: ReactNode }): ReactNode {
  return <ol className={classes.list}>{children}</ol>;
}
