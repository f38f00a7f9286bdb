import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import panel from '../../shared/panel.module.css';
import type { Suggestion } from '../api/reconciliation.ts';
import { suggestionName } from '../lib/suggestion-name.ts';
import { text, useText } from '../text.ts';

interface SuggestionListProps {
  readonly suggestions: readonly Suggestion[];
  /** Begins a proposal for one; null where the viewer may make none. */
  readonly onUse: ((suggestion: Suggestion) => void) | null;
}

export const confidenceTones: Readonly<Record<Suggestion['confidence'], ChipTone>> = {
  exact: 'brand',
  likely: 'info',
  possible: 'neutral',
};

/** What a line may be for, the surest first, with why and what booking it would post. */
export function SuggestionList({ suggestions, onUse }: SuggestionListProps): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('allocation.title')}>
      <h3 className={panel.heading}>{t('allocation.title')}</h3>
      {suggestions.length === 0 ? (
        <p className={panel.hint}>{t('allocation.none')}</p>
      ) : (
        <ul className={panel.entries}>
          {suggestions.map((one) => (
            <li key={one.target_id} className={panel.entry}>
              <p className={panel.entryHead}>
                <Chip tone={confidenceTones[one.confidence]}>
                  {t(`allocation.confidence.${one.confidence}`)}
                </Chip>
                <b>{suggestionName(one)}</b>
                <span>{one.party}</span>
              </p>
              <p className={panel.entryText}>{whyOf(one)}</p>
              <p className={panel.hint}>{postsOf(one)}</p>
              {onUse !== null && (
                <Button variant="default" size="compact-md" onClick={() => onUse(one)}>
                  {t('allocation.use')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function whyOf({ reasons, expected }: Suggestion): string {
  const named = reasons.map((reason) => text(`allocation.reason.${reason}`)).join(', ');
  const wanted =
    expected === null
      ? text('allocation.anyAmount')
      : text('allocation.expected', { amount: formatMoney(expected) });
  return `${named} · ${wanted}`;
}

function postsOf({ posts }: Suggestion): string {
  const parts = posts.map(({ what, amount }) =>
    text('allocation.posted', { what: text(`allocation.posting.${what}`), amount: formatMoney(amount) }),
  );
  return parts.length === 0 ? '' : `${text('allocation.posts')} ${parts.join(', ')}`;
}
