import type { ReactNode } from 'react';
import { say } from '../../../lib/text/say.ts';
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
      {reason !== null && (
        <span className={classes.reason}>{typeof reason === 'string' ? say(reason) : reason}</span>
      )}
    </span>
  );
}
