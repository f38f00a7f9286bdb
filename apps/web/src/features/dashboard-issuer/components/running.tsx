import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Chip } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { type OngoingNote, ongoingNotesQuery } from '../api/dashboard.ts';
import { type issuerDashboardTexts, useText } from '../text.ts';
import classes from './dashboard.module.css';

/** The notes that are being repaid, soonest payment first. */
export function Running(): ReactNode {
  const t = useText();
  const notes = useQuery(ongoingNotesQuery);
  return (
    <SectionCard title={t('running.title')}>
      <QueryView query={notes}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={t('running.none')}
              action={<ButtonLink {...pageLink('apply_financing')}>{t('apply')}</ButtonLink>}
            />
          ) : (
            <RecordList
              caption={t('running.title')}
              columns={columnsOf(t)}
              rows={rows}
              rowKey={({ id }) => id}
            />
          )
        }
      </QueryView>
    </SectionCard>
  );
}

function columnsOf(t: Translate<typeof issuerDashboardTexts>): readonly Column<OngoingNote>[] {
  return [
    {
      key: 'note',
      header: t('running.note'),
      phone: 'title',
      render: (note) => (
        <span className={classes.chips}>
          {t('next.of', { number: note.number, purpose: note.purpose })}
          {note.contract === 'Shariah' && <Chip tone="brand">{t('running.shariah')}</Chip>}
          {note.is_late && <Chip tone="danger">{t('running.late', { count: note.days_late })}</Chip>}
        </span>
      ),
    },
    {
      key: 'due',
      header: t('running.due'),
      numeric: true,
      render: ({ next_due_on: on }) => <DateText value={on} />,
    },
    {
      key: 'amount',
      header: t('running.amount'),
      numeric: true,
      phone: 'amount',
      render: ({ next_amount: amount }) => <Money amount={amount} />,
    },
    {
      key: 'outstanding',
      header: t('running.outstanding'),
      numeric: true,
      render: ({ outstanding }) => <Money amount={outstanding} />,
    },
  ];
}
