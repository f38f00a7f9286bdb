import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { noteSubscriptionsQuery, type SubscriptionRow } from '../api/note-subscriptions.ts';
import { useText } from '../text.ts';

/** The subscriptions of a note, also where everything was returned; fetched on demand. */
export function NoteSubscriptions({ noteId }: { readonly noteId: string }): ReactNode {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const query = useInfiniteQuery({ ...noteSubscriptionsQuery(noteId), enabled: isShown });
  const rows = query.data?.pages.flatMap(({ items }) => items);
  if (rows === undefined) {
    return (
      <div className={panel.buttons}>
        <Button variant="default" loading={query.isFetching} onClick={() => setShown(true)}>
          {t('notes.showSubscriptions')}
        </Button>
      </div>
    );
  }
  return (
    <section ref={isShown ? focus : undefined} tabIndex={-1} aria-label={t('notes.subscriptions')}>
      <Facts title={t('notes.subscriptions')} facts={rows.map((row) => factOf(row, t))} />
      {rows.length === 0 && <p className={panel.hint}>{t('notes.noSubscriptions')}</p>}
      {query.hasNextPage && (
        <div className={panel.buttons}>
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('notes.moreSubscriptions')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The button that opened the list no longer exists: the focus moves to the list. */
function focus(list: HTMLElement | null): void {
  list?.focus();
}

function factOf(row: SubscriptionRow, t: ReturnType<typeof useText>) {
  const state = row.is_withdrawn || row.state === 'cancelled' ? 'withdrawn' : row.state;
  return {
    key: row.id,
    label: row.investor_name,
    value: <Money amount={row.amount} />,
    note: [
      formatDate(row.subscribed_on),
      t(`notes.subscriptionStates.${state}`),
      ...(row.source === 'auto' ? [t('notes.byPreset')] : []),
    ].join(' · '),
    noteTone: 'plain' as const,
  };
}
