import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Money } from '../../../components/money.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { myNotesQuery } from '../api/note-lists.ts';
import type { HoldingFilters } from '../lib/filters.ts';
import { type notesTexts, useText } from '../text.ts';
import { StateChip } from './state-chip.tsx';

type MyNote = CallResponse<'notesSubscribed'>['items'][number];

interface MyListProps {
  readonly which: 'subscribed' | 'past';
  readonly filters: HoldingFilters;
}

/** The investor's own notes: what is in them, and what came back. */
export function MyList({ which, filters }: MyListProps): ReactNode {
  const t = useText();
  const notes = useInfiniteQuery(myNotesQuery(which, filters));
  return (
    <SectionCard title={t(`tab.${which}`)}>
      <PagedView
        query={notes}
        empty={
          <EmptyState
            title={t(`mine.none.${which}`)}
            action={<ButtonLink {...pageLink('notes')}>{t('mine.toOpen')}</ButtonLink>}
          />
        }
      >
        {(rows) => (
          <RecordList
            caption={t(`tab.${which}`)}
            columns={columnsOf(t)}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </PagedView>
    </SectionCard>
  );
}

function columnsOf(t: Translate<typeof notesTexts>): readonly Column<MyNote>[] {
  return [
    {
      key: 'note',
      header: t('mine.note'),
      phone: 'title',
      render: (note) => (
        <>
          <TextLink {...pageLink('notes', { ref_code: note.number })}>{note.number}</TextLink> {note.purpose}
        </>
      ),
    },
    {
      key: 'state',
      header: t('mine.state'),
      render: (note) => <StateChip state={note.state} daysLate={note.is_late ? note.days_late : 0} />,
    },
    {
      key: 'rate',
      header: t('mine.rate'),
      numeric: true,
      render: ({ rate }) => t('percent', { rate: rate ?? '–' }),
    },
    {
      key: 'waiting',
      header: t('mine.waiting'),
      numeric: true,
      render: ({ mine }) => <Money amount={mine.waiting} />,
    },
    {
      key: 'outstanding',
      header: t('mine.outstanding'),
      numeric: true,
      render: ({ mine }) => <Money amount={mine.outstanding} />,
    },
    {
      key: 'received',
      header: t('mine.received'),
      numeric: true,
      render: ({ mine }) => <Money amount={mine.received} />,
    },
  ];
}
