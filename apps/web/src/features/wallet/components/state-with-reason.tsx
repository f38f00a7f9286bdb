import type { ReactNode } from 'react';
import classes from './wallet.module.css';

interface StateWithReasonProps {
  readonly reason: ReactNode;
  /** The state's chip. */
  readonly children: ReactNode;
}

/** A state, and below it why it is so. */
export function StateWithReason({ reason, children }: StateWithReasonProps): ReactNode {
  return (
    <span className={classes.state}>
      {children}
      {reason !== null && <span className={classes.reason}>{reason}</span>}
    </span>
  );
}
