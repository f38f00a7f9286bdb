import type { ReactNode } from 'react';
import classes from './progress-bar.module.css';
import { useText } from './text.ts';

/** How far a note is funded. `percent` is the wire's text ("72.00"). */
export function ProgressBar({ percent }: { readonly percent: string }): ReactNode {
  const t = useText();
  const [whole = '0'] = percent.split('.');
  return (
    <div
      role="progressbar"
      aria-label={t('progress', { percent: whole })}
      aria-valuenow={Number(whole)}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes.track}
    >
      <div className={classes.bar} style={{ width: `${percent}%` }} />
    </div>
  );
}
