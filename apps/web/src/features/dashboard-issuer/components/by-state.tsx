import type { ReactNode } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';

const states = ['under_review', 'pending', 'listed', 'issued', 'completed', 'defaulted'] as const;

/** The ways to the lists of the issuer's notes. */
export function ByState(): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('states.title')}>
      <ul className={classes.states}>
        {states.map((tab) => (
          <li key={tab} className={classes.state}>
            <TextLink {...pageLink('bo_notes')} search={{ tab }}>
              {t(`states.${tab}`)}
            </TextLink>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
