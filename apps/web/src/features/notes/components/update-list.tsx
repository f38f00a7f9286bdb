import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type UpdateOfNote, updatesQuery } from '../api/recovery.ts';
import { useText } from '../text.ts';
import classes from './note-updates.module.css';

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
          <ol className={classes.list}>
            {rows.map((one) => (
              <Update key={one.id} one={one} />
            ))}
          </ol>
        )}
      </PagedView>
    </SectionCard>
  );
}

function Update({ one }: { readonly one: UpdateOfNote }): ReactNode {
  return (
    <li className={classes.update}>
      <DateText value={one.at} />
      <div>
        <strong>{one.title}</strong>
        {one.amount !== null && (
          <>
            {' · '}
            <Money amount={one.amount} />
          </>
        )}
        {' · '}
        <TextLink {...pageLink('notes', { ref_code: one.note_number })}>{one.note_number}</TextLink>
        <p className={classes.body}>{one.body}</p>
      </div>
    </li>
  );
}
