import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import tabClasses from '../../../components/page-tabs.module.css';
import { pageLink } from '../../../config/page-link.ts';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import { type NoteSearch, openFilters, type Tab, tabOf, tabs } from '../lib/filters.ts';
import { useText } from '../text.ts';
import { Holdings } from './holdings.tsx';
import { OpenList } from './open-list.tsx';
import { UpdateList } from './update-list.tsx';

interface NotesPageProps {
  /** What the address says: tab, filters and order live there (design). */
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
}

/** My Notes of an investor: open for subscription, subscribed, past, and what happened to them. */
export function NotesPage({ search, onSearch }: NotesPageProps): ReactNode {
  const t = useText();
  const tab = tabOf(search);
  return (
    <OnlyFor who="investor" title={t('title')}>
      <PageHeader title={t('title')} subtitle={t(`subtitle.${tab}`)} />
      <Tabs current={tab} />
      {tab === 'open' ? (
        <OpenList filters={openFilters(search)} search={search} onSearch={onSearch} />
      ) : tab === 'updates' ? (
        <UpdateList />
      ) : (
        <Holdings key={tab} list={tab} search={search} onSearch={onSearch} />
      )}
    </OnlyFor>
  );
}

function Tabs({ current }: { readonly current: Tab }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('tabs')} className={tabClasses.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...pageLink('notes')}
          search={tab === 'open' ? {} : { tab }}
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
