import type { ReactNode } from 'react';
import { RenderWhenVisible } from '../../../components/render-when-visible.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Stats } from '../api/dashboard.ts';
import { useFigures } from '../figures-text.ts';
import type { MonthWindow } from '../lib/months.ts';
import { hasInvested } from '../lib/total.ts';
import { ContractedCashFlow } from './contracted-cash-flow.tsx';
import classes from './dashboard.module.css';
import { Diversification } from './diversification.tsx';
import { History } from './history.tsx';
import { Recent } from './recent.tsx';
import { WhatNext } from './what-next.tsx';

interface BelowFoldProps {
  readonly stats: Stats;
  readonly months: MonthWindow;
}

/** What stands below an investor's first view, each part drawn when the person comes near it. */
export default function BelowFold({ stats, months }: BelowFoldProps): ReactNode {
  const t = useFigures();
  return (
    <>
      <RenderWhenVisible>
        <div className={classes.columns}>
          <ContractedCashFlow months={months} />
          <WhatNext />
        </div>
      </RenderWhenVisible>
      {hasInvested(stats) && (
        <RenderWhenVisible>
          <History />
        </RenderWhenVisible>
      )}
      {hasInvested(stats) && (
        <RenderWhenVisible>
          <Diversification stats={stats} />
        </RenderWhenVisible>
      )}
      <RenderWhenVisible>
        <Recent />
      </RenderWhenVisible>
      <TextLink {...pageLink('platform_performance')}>{t('platform.open')}</TextLink>
    </>
  );
}
