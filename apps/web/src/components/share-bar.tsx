import { ratioToPercentText } from '@titian/finance/rate';
import { type Sen, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatMoney } from './money.tsx';
import classes from './share-bar.module.css';
import { useText } from './text.ts';
import { wholePercents } from './whole-percents.ts';

export interface Share {
  readonly key: string;
  readonly label: string;
  readonly amount: Sen;
  /** Where the share has a meaning of its own; the others go from dark to light. */
  readonly tone?: 'idle' | 'waiting' | 'late' | 'default';
}

interface ShareBarProps {
  readonly label: string;
  readonly shares: readonly Share[];
  /** What stands beside each name. */
  readonly show?: 'percent' | 'amount';
}

/** Parts of a whole as one bar, each named below with its figure, so that colour is never needed. */
export function ShareBar({ label, shares, show = 'percent' }: ShareBarProps): ReactNode {
  const t = useText();
  const there = shares.filter(({ amount }) => amount > 0n);
  const total = sumSen(there.map(({ amount }) => amount));
  if (total === 0n) {
    return null;
  }
  const percents = wholePercents(there.map(({ amount }) => amount));
  return (
    <div className={classes.block}>
      <div className={classes.label}>{label}</div>
      <div className={classes.bar} aria-hidden>
        {there.map(({ key, amount, tone }, at) => (
          <span
            key={key}
            className={classes.part}
            data-tone={tone}
            data-shade={Math.min(at, 5)}
            style={{ flexGrow: ratioToPercentText(amount, total) }}
          />
        ))}
      </div>
      <ul className={classes.keys} aria-label={label}>
        {there.map(({ key, label: name, amount, tone }, at) => (
          <li key={key}>
            <i className={classes.dot} data-tone={tone} data-shade={Math.min(at, 5)} aria-hidden />
            {name} <b>{show === 'amount' ? formatMoney(amount) : shareText(percents[at] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </div>
  );

  /** A share that is there is never called nothing. */
  function shareText(percent: number): string {
    return percent === 0 ? t('chart.tinyShare') : t('chart.share', { percent });
  }
}
