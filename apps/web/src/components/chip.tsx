import type { ReactNode } from 'react';
import classes from './chip.module.css';

/** `neutral` says a kind, `brand` a good state, `gold` Premium and guaranteed, `danger` late, `info` news, `waiting` patience. */
export type ChipTone = 'neutral' | 'brand' | 'gold' | 'danger' | 'info' | 'waiting';

interface ChipProps {
  readonly tone?: ChipTone;
  readonly children: ReactNode;
}

/** A short fact, only where it is true (design). The words say it; the colour only helps. */
export function Chip({ tone = 'neutral', children }: ChipProps): ReactNode {
  return (
    <span className={classes.chip} data-tone={tone}>
      {children}
    </span>
  );
}
