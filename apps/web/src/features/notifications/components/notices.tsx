import { Button } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { noticesQuery, unreadQuery, useMarkRead } from '../api/notices.ts';
import { byDay } from '../lib/by-day.ts';
import { type NoticeSearch, noticeFilters } from '../lib/filters.ts';
import { useDayName } from '../lib/use-day-name.ts';
import { useText } from '../text.ts';
import { NoticeFilters } from './notice-filters.tsx';
import { NoticeRow } from './notice-row.tsx';
import classes from './notices.module.css';

interface NoticesProps {
  /** What the address says. */
  readonly search: NoticeSearch;
  readonly onSearch: (search: NoticeSearch) => void;
}

/** My Notifications: what happened, by day, newest first; new ones appear while the page is open. */
export function Notices({ search, onSearch }: NoticesProps): ReactNode {
  const t = useText();
  const dayName = useDayName();
  const filters = noticeFilters(search);
  const notices = useInfiniteQuery(noticesQuery(filters));
  const { data: unread } = useQuery(unreadQuery);
  const read = useMarkRead();
  const mark = (body: Parameters<typeof read.mutate>[0]) =>
    read.mutate(body, { onError: () => showToast('error', t('failed')) });
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={
          <Button
            variant="default"
            disabled={(unread?.unread_count ?? 0) === 0}
            loading={read.isPending && read.variables.all === true}
            onClick={() => mark({ all: true })}
          >
            {t('all')}
          </Button>
        }
      />
      <NoticeFilters filters={filters} onSearch={onSearch} />
      <div className={classes.card}>
        <PagedView query={notices} empty={<Nothing isNarrowed={isNarrowed} onClear={() => onSearch({})} />}>
          {(rows) =>
            byDay(rows).map(({ day, rows: ofDay }) => (
              <section key={day} aria-label={dayName(day)}>
                <h2 className={classes.day}>{dayName(day)}</h2>
                <ul className={classes.list}>
                  {ofDay.map((notice) => (
                    <NoticeRow key={notice.id} notice={notice} onRead={(id) => mark({ ids: [id] })} />
                  ))}
                </ul>
              </section>
            ))
          }
        </PagedView>
      </div>
      <p className={classes.settings}>
        <TextLink {...pageLink('settings')} hash="notifications">
          {t('settings')}
        </TextLink>
      </p>
    </>
  );
}

function Nothing({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const t = useText();
  if (!isNarrowed) {
    return <EmptyState title={t('none')} body={t('noneBody')} />;
  }
  return (
    <EmptyState
      title={t('noneFound')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    />
  );
}
