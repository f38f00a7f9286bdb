import type { ReactNode } from 'react';
import classes from './two-lines.module.css';

interface TwoLinesProps {
  readonly first: ReactNode;
  readonly second: ReactNode;
}

/** A name with its number under it. */
export function TwoLines({ first, second }: TwoLinesProps): ReactNode {
  return (
    <span className={classes.lines}>
      <span>{first}</span>
      <span className={classes.second}>{second}</span>
    </span>
  );
}
