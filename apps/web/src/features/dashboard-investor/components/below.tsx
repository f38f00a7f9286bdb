import type { ReactNode } from 'react';
import { Later } from '../../../components/later.tsx';
import type { Stats } from '../api/dashboard.ts';
import type { MonthWindow } from '../lib/months.ts';
import { hasInvested } from '../lib/total.ts';
import classes from './dashboard.module.css';
import { History } from './history.tsx';
import { Platform } from './platform.tsx';
import { Promised } from './promised.tsx';
import { Recent } from './recent.tsx';
import { Spread } from './spread.tsx';
import { WhatNext } from './what-next.tsx';

interface BelowProps {
  readonly stats: Stats;
  readonly months: MonthWindow;
}

/** What stands below an investor's first view, each part drawn when the person comes near it. */
export default function Below({ stats, months }: BelowProps): ReactNode {
  return (
    <>
      <Later>
        <div className={classes.columns}>
          <Promised months={months} />
          <WhatNext />
        </div>
      </Later>
      {hasInvested(stats) && (
        <Later>
          <History />
        </Later>
      )}
      {hasInvested(stats) && (
        <Later>
          <Spread stats={stats} />
        </Later>
      )}
      <Later>
        <Recent />
      </Later>
      <Later>
        <Platform />
      </Later>
    </>
  );
}
