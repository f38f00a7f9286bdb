import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { IdentityCheckRow } from '../../../shared/ekyc/identity-check-row.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';
import { Stages } from './stages.tsx';

/** After the application was sent, until it is decided. */
export function UnderReview(): ReactNode {
  const t = useText();
  const { first_name: name } = useCurrentUser();
  return (
    <div className={classes.page}>
      <PageHeader title={t('review.hello', { name })} subtitle={t('review.body')} />
      <SectionCard title={t('review.title')}>
        <Stages now="review" />
      </SectionCard>
      <IdentityCheckRow />
    </div>
  );
}
