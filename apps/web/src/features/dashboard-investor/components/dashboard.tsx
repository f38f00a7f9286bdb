import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Later } from '../../../components/later.tsx';
import { PageTitle } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { useCurrentUser } from '../../../lib/session/current-user.ts';
import { statsQuery } from '../api/dashboard.ts';
import { windowAround } from '../lib/months.ts';
import { stageOf } from '../lib/stage.ts';
import { hasInvested } from '../lib/total.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';
import { FirstSteps } from './first-steps.tsx';
import { Hero } from './hero.tsx';
import { History } from './history.tsx';
import { Numbers } from './numbers.tsx';
import { Platform } from './platform.tsx';
import { Promised } from './promised.tsx';
import { Recent } from './recent.tsx';
import { Spread } from './spread.tsx';
import { UnderReview } from './under-review.tsx';
import { WhatNext } from './what-next.tsx';

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
          {hasInvested(data) && <Numbers stats={data} months={months} />}
          <Later>
            <div className={classes.columns}>
              <Promised months={months} />
              <WhatNext />
            </div>
          </Later>
          {hasInvested(data) && (
            <Later>
              <History />
            </Later>
          )}
          {hasInvested(data) && (
            <Later>
              <Spread stats={data} />
            </Later>
          )}
          <Later>
            <Recent />
          </Later>
          <Later>
            <Platform />
          </Later>
        </div>
      )}
    </QueryView>
  );
}
