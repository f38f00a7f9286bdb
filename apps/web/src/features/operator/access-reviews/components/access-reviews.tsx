import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { DetailView } from '../../shared/detail-view.tsx';
import { roleNames } from '../../shared/role-names.ts';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type Entry, type Review, type ReviewRow, reviewQuery, reviewsQuery } from '../api/reviews.ts';
import { text, useText } from '../text.ts';
import classes from './access-reviews.module.css';
import { ConfirmAct } from './confirm-act.tsx';
import { DecisionChip } from './decision-chip.tsx';
import { EntryPanel } from './entry-panel.tsx';

const columns = (): readonly Column<Entry>[] => [
  {
    key: 'name',
    header: text('columns.name'),
    render: ({ name, is_own: isOwn }) => (
      <TwoLines first={<span dir="auto">{name}</span>} second={isOwn ? text('own') : ''} />
    ),
    phone: 'title',
  },
  { key: 'roles', header: text('columns.roles'), render: ({ roles }) => roleNames(roles) },
  { key: 'status', header: text('columns.status'), render: ({ status }) => text(`status.${status}`) },
  {
    key: 'last',
    header: text('columns.last'),
    render: ({ last_sign_in_at: at }) => <DateText value={at} />,
    isBlank: ({ last_sign_in_at: at }) => at === null,
    numeric: true,
  },
  {
    key: 'factor',
    header: text('columns.factor'),
    render: ({ has_second_factor: isOn }) => sharedText(isOn ? 'yes' : 'no'),
  },
  { key: 'actions', header: text('columns.actions'), render: ({ actions }) => actions, numeric: true },
  {
    key: 'decision',
    header: text('columns.decision'),
    render: ({ decision }) => <DecisionChip decision={decision} />,
    phone: 'amount',
  },
];

interface AccessReviewsProps {
  /** The review that is open, from the address; the newest where it names none. */
  readonly id: string | null;
  readonly onOpen: (id: string) => void;
}

/** `/operator/access-reviews`: the review of each quarter, its operators and what is decided of them (OPS-45). */
export function AccessReviews({ id, onOpen }: AccessReviewsProps): ReactNode {
  const t = useText();
  const reviews = useQuery(reviewsQuery);
  const shown = reviews.data?.find((one) => one.id === id) ?? reviews.data?.[0];
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        action={shown && <QuarterSelect reviews={reviews.data ?? []} id={shown.id} onOpen={onOpen} />}
      />
      <QueryView query={reviews}>
        {() =>
          shown === undefined ? <EmptyState title={t('none')} /> : <ReviewView key={shown.id} id={shown.id} />
        }
      </QueryView>
    </>
  );
}

interface QuarterSelectProps {
  readonly reviews: readonly ReviewRow[];
  readonly id: string;
  readonly onOpen: (id: string) => void;
}

function QuarterSelect({ reviews, id, onOpen }: QuarterSelectProps): ReactNode {
  const t = useText();
  return (
    <NativeSelect
      label={t('quarter')}
      data={reviews.map((one) => ({ value: one.id, label: `${one.quarter} (${t(`state.${one.state}`)})` }))}
      value={id}
      onChange={(event) => onOpen(event.currentTarget.value)}
    />
  );
}

function ReviewView({ id }: { readonly id: string }): ReactNode {
  return (
    <QueryView query={useQuery(reviewQuery(id))}>{(review) => <ReviewPage review={review} />}</QueryView>
  );
}

function ReviewPage({ review }: { readonly review: Review }): ReactNode {
  const t = useText();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const selected = review.entries.find(({ id }) => id === selectedId);
  return (
    <>
      <ReviewFacts review={review} />
      {review.can.confirm && (
        <div className={classes.confirm}>
          <ConfirmAct id={review.id} />
        </div>
      )}
      <DetailView
        title={selected?.name ?? null}
        panel={selected && <EntryPanel key={selected.id} reviewId={review.id} entry={selected} />}
        onClose={() => setSelectedId(null)}
      >
        <section aria-label={t('list')} onKeyDown={moveBetweenRows}>
          <RecordList
            caption={t('list')}
            columns={
              selected === undefined
                ? columns()
                : columns().filter(({ key }) => ['name', 'roles', 'decision'].includes(key))
            }
            rows={review.entries}
            rowKey={({ id }) => id}
            selectedKey={selectedId}
            onSelect={({ id }) => setSelectedId(id)}
          />
        </section>
      </DetailView>
    </>
  );
}

function ReviewFacts({ review }: { readonly review: Review }): ReactNode {
  const t = useText();
  const { decided, operators, confirmed_by: by, confirmed_at: at } = review;
  return (
    <section aria-label={t('totals')} className={classes.totals}>
      <StatRow>
        <StatNumber label={t('facts.state')} value={t(`state.${review.state}`)} />
        <StatNumber label={t('facts.asOf')} value={<DateText value={review.as_of} />} />
        <StatNumber label={t('facts.decided')} value={t('facts.decidedOf', { decided, operators })} />
        {by === null ? (
          <StatNumber
            label={t('facts.due')}
            value={<DateText value={review.due_on} />}
            {...(review.is_overdue && { note: <Chip tone="danger">{t('facts.overdue')}</Chip> })}
          />
        ) : (
          <StatNumber label={t('facts.confirmed')} value={by} note={formatDate(at, 'instant')} />
        )}
      </StatRow>
    </section>
  );
}
