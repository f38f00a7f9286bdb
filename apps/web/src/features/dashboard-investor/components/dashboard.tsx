import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DeferredRender } from '../../../components/deferred-render.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { statsQuery } from '../api/dashboard.ts';
import { windowAround } from '../lib/months.ts';
import { stageOf } from '../lib/stage.ts';
import { hasInvested } from '../lib/total.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { Hero } from './hero.tsx';
import { KeyFigures } from './key-figures.tsx';
import { UnderReview } from './under-review.tsx';

const BelowFold = lazyPart('dashboard-below-fold', () => import('./below-fold.tsx'));

/** The investor's dashboard: how much do I have, what is it doing, what happens next (design). */
export function InvestorDashboard(): ReactNode {
  const t = useText();
  const stage = stageOf(useCurrentUser());
  return (
    <>
      <PageTitle title={t('title')} />
      {stage === 'under_review' && <UnderReview />}
      {stage === 'first_topup' && <FirstSteps />}
      {stage === 'investing' && <Overview />}
    </>
  );
}

function Overview(): ReactNode {
  const stats = useQuery(statsQuery);
  const months = windowAround(businessToday());
  return (
    <QueryView query={stats}>
      {(data) => (
        <div className={classes.page}>
          <Hero stats={data} />
          {hasInvested(data) && <KeyFigures stats={data} months={months} />}
          <DeferredRender>
            <BelowFold stats={data} months={months} />
          </DeferredRender>
        </div>
      )}
    </QueryView>
  );
}
