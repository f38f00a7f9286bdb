import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { useText } from '../text.ts';
import classes from './activity-tabs.module.css';

const tabs = ['movements', 'calendar'] as const;

/** What has moved, or what is to come. */
export function ActivityTabs({ current }: { readonly current: (typeof tabs)[number] }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('tabs')} className={classes.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...pageLink('my_activity')}
          search={tab === 'movements' ? {} : { tab }}
          className={classes.tab}
          aria-current={tab === current ? 'page' : undefined}
          data-current={tab === current}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
