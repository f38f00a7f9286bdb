import type { ReactNode } from 'react';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { SavedPreset } from '../api/preset.ts';
import { changesBetween } from '../lib/changes.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';

interface HistoryCardProps {
  readonly current: SavedPreset;
  /** Earlier versions, newest first. */
  readonly history: readonly SavedPreset[];
}

/** Every version since the preset was made, with what each changed. */
export function HistoryCard({ current, history }: HistoryCardProps): ReactNode {
  const t = useText();
  const versions = [current, ...history];
  return (
    <SectionCard title={t('history.title')} subtitle={t('history.subtitle')}>
      <ol className={classes.history} reversed>
        {versions.map((version, at) => (
          <li key={version.version}>
            <DateText value={version.changed_at} style="instant" />
            <ul className={classes.changes}>
              {sentences(version, versions[at + 1]).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </SectionCard>
  );

  function sentences(version: SavedPreset, before: SavedPreset | undefined): string[] {
    if (before === undefined) {
      return [t('history.made')];
    }
    const changed = changesBetween(before, version, {
      money: (amount) => formatMoney(amount),
      day: (day) => formatDate(day),
    });
    return changed.length === 0
      ? [t('history.same')]
      : changed.map(({ field, from, to, type }) =>
          t(`history.${field}`, { from: said(from), to: said(to), type: type ?? '' }),
        );
  }

  /** Coded values are translated. */
  function said(value: string): string {
    const known = { all: t('guaranteed.all'), only: t('guaranteed.only'), none: t('guaranteed.none') };
    const plain = { on: t('on'), off: t('off'), '': t('nothing') };
    return { ...known, ...plain }[value] ?? value;
  }
}
