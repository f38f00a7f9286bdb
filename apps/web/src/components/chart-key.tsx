import type { ReactNode } from 'react';
import classes from './chart-key.module.css';

/** How a series looks in a drawing and in its key: distinguished without colour too. */
export type ChartLook =
  /** Bars: planned ones are hatched and light, facts solid, arrears in their own colour. */
  | { readonly as: 'bar'; readonly look: BarLook }
  /** Lines: facts are solid on a tinted area, plans dotted, several of a kind numbered from 0 to 3. */
  | { readonly as: 'line'; readonly look: 'plan' | 'fact' | number }
  /** Parts of a whole: a tone where it has a meaning of its own, else from dark to light. */
  | { readonly as: 'share'; readonly look: ShareTone | number };

export type BarLook = 'plan' | 'fact' | 'late';

export type ShareTone = 'idle' | 'waiting' | 'late' | 'default';

const tones: Record<ShareTone, string> = {
  idle: 'var(--border-input)',
  waiting: 'var(--langit)',
  late: 'var(--padi)',
  default: 'var(--saga)',
};
const lighter = (percent: number) => `color-mix(in srgb, var(--pandan) ${percent}%, var(--surface))`;
const shades = ['var(--pandan-hover)', 'var(--pandan)', lighter(72), lighter(48), lighter(30)];

/** The colour of a part of a whole, as a value of CSS. */
export function shareColour(look: ShareTone | number): string {
  return typeof look === 'number' ? (shades[look] ?? 'var(--songket)') : tones[look];
}

/** The small sign of a series beside its name. */
export function ChartKey({ as, look }: ChartLook): ReactNode {
  return (
    <i
      className={classes.key}
      data-as={as}
      data-look={look}
      style={as === 'share' ? { background: shareColour(look) } : undefined}
      aria-hidden
    />
  );
}

interface ChartKeysProps {
  readonly series: readonly { readonly key: string; readonly label: string; readonly look: ChartLook }[];
}

/** The names of the series with their signs, for the eye: the table has them as headings. */
export function ChartKeys({ series }: ChartKeysProps): ReactNode {
  return (
    <ul className={classes.keys} aria-hidden>
      {series.map(({ key, label, look }) => (
        <li key={key}>
          <ChartKey {...look} />
          {label}
        </li>
      ))}
    </ul>
  );
}
