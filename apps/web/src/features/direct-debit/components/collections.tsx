import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { Collection } from '../api/mandates.ts';
import { collectionTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

/** What was collected, and what could not be: why, and when it is tried again. */
export function Collections({ items }: { readonly items: readonly Collection[] }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('collections.title')} subtitle={t('collections.subtitle')}>
      {items.length === 0 ? (
        <p className={classes.hint}>{t('collections.none')}</p>
      ) : (
        <CollectionList items={items} />
      )}
    </SectionCard>
  );
}

/** Collections as a list, without a card of its own. */
export function CollectionList({ items }: { readonly items: readonly Collection[] }): ReactNode {
  const t = useText();
  const columns: readonly Column<Collection>[] = [
    {
      key: 'note',
      header: t('collections.note'),
      render: (row) => t('collections.what', { number: row.note_number, instalment: row.instalment }),
      phone: 'title',
    },
    {
      key: 'on',
      header: t('collections.on'),
      render: (row) => <DateText value={row.collected_on} />,
    },
    { key: 'state', header: t('collections.state'), render: (row) => <Outcome row={row} /> },
    {
      key: 'amount',
      header: t('collections.amount'),
      render: (row) => <Money amount={row.amount} />,
      numeric: true,
      phone: 'amount',
    },
  ];
  return (
    <RecordList caption={t('collections.title')} columns={columns} rows={items} rowKey={(row) => row.id} />
  );
}

function Outcome({ row }: { readonly row: Collection }): ReactNode {
  const t = useText();
  return (
    <div className={classes.why}>
      <Chip tone={collectionTones[row.state]}>{t(`collections.states.${row.state}`)}</Chip>
      {row.reason !== null && <span className={classes.hint}>{whatNext(row.reason, row.retry_on, t)}</span>}
    </div>
  );
}

/** Why it could not be collected, and what comes next. */
function whatNext(
  reason: NonNullable<Collection['reason']>,
  retryOn: string | null,
  t: ReturnType<typeof useText>,
): string {
  const words = t(`collections.reasons.${reason}`);
  return retryOn === null
    ? t('collections.noRetry', { reason: words })
    : t('collections.retry', { reason: words, day: formatDate(retryOn, 'dayShort') });
}
