import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { UpdateEntries, UpdateEntry } from '../../../shared/notes/update-entry.tsx';
import { updatesQuery } from '../api/recovery.ts';
import { useText } from '../text.ts';

/** What happened to the investor's notes, newest first. */
export function UpdateList(): ReactNode {
  const t = useText();
  const updates = useInfiniteQuery(updatesQuery());
  return (
    <SectionCard title={t('tab.updates')}>
      <PagedView
        query={updates}
        empty={
          <EmptyState
            title={t('updates.none')}
            action={<ButtonLink {...pageLink('notes')}>{t('mine.toOpen')}</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <UpdateEntries>
            {rows.map(({ id, note_number: number, ...one }) => (
              <li key={id}>
                <UpdateEntry
                  {...one}
                  note={<TextLink {...pageLink('notes', { ref_code: number })}>{number}</TextLink>}
                />
              </li>
            ))}
          </UpdateEntries>
        )}
      </PagedView>
    </SectionCard>
  );
}
