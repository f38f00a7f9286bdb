import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import tabClasses from '../../../components/page-tabs.module.css';
import { pageLink } from '../../../config/page-link.ts';
import { useText } from '../text.ts';

const tabs = ['movements', 'calendar'] as const;

/** What has moved, or what is to come. */
export function ActivityTabs({ current }: { readonly current: (typeof tabs)[number] }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('tabs')} className={tabClasses.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...pageLink('my_activity')}
          search={tab === 'movements' ? {} : { tab }}
          className={tabClasses.tab}
          aria-current={tab === current ? 'page' : undefined}
          data-current={tab === current}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
