import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Stats } from '../api/dashboard.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';

const states = ['under_review', 'pending', 'listed', 'issued', 'completed', 'defaulted'] as const;

/** How many notes are in each list, and what credit still waits for (design). */
export function ByState({ stats: { states: counts, documents } }: { readonly stats: Stats }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('states.title')}>
      {documents !== null && (
        <p className={classes.asked}>
          {t('states.documentsRequested', { count: documents.asked, day: formatDate(documents.due_on) })}
        </p>
      )}
      <ul className={classes.states}>
        {states.map((tab) => (
          <li key={tab} className={classes.state}>
            <TextLink {...pageLink('bo_notes')} search={{ tab }}>
              {t(`states.${tab}`)}
            </TextLink>
            <span className={classes.count} data-none={counts[tab] === 0}>
              {counts[tab]}
            </span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
