import { type Sen, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { lazyPart } from '../lib/chunks/lazy-page.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { ChartKey, type ChartLook, type ShareTone } from './chart-key.tsx';
import { formatMoney } from './money.tsx';
import classes from './share-bar.module.css';
import { useText } from './text.ts';
import { wholePercents } from './whole-percents.ts';

const SharePlot = lazyPart('share-plot', () => import('./plots/share-plot.tsx'));

export interface Share {
  readonly key: string;
  readonly label: string;
  readonly amount: Sen;
  /** Where the share has a meaning of its own; the others go from dark to light. */
  readonly tone?: ShareTone;
}

interface ShareBarProps {
  readonly label: string;
  readonly shares: readonly Share[];
  /** What stands beside each name, and what the axis counts. */
  readonly show?: 'percent' | 'amount';
}

/** Parts of a whole as one bar, each named below with its figure, so that colour is never needed. */
export function ShareBar({ label, shares, show = 'percent' }: ShareBarProps): ReactNode {
  const t = useText();
  const there = shares.filter(({ amount }) => amount > 0n);
  if (sumSen(there.map(({ amount }) => amount)) === 0n) {
    return null;
  }
  const percents = wholePercents(there.map(({ amount }) => amount));
  const drawn = there.map((one, at) => ({
    ...one,
    look: { as: 'share', look: one.tone ?? at } satisfies ChartLook,
    value: `${formatMoney(one.amount)} · ${shareText(percents[at] ?? 0)}`,
  }));
  return (
    <div className={classes.block}>
      <div className={classes.label}>{label}</div>
      <ChartDrawing size="share">
        <SharePlot label={t('chart.shares', { caption: label })} title={label} shares={drawn} axis={show} />
      </ChartDrawing>
      <ul className={classes.keys} aria-label={label}>
        {drawn.map(({ key, label: name, amount, look }, at) => (
          <li key={key}>
            <ChartKey {...look} /> {name}{' '}
            <b>{show === 'amount' ? formatMoney(amount) : shareText(percents[at] ?? 0)}</b>
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
