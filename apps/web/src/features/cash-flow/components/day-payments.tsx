import { CloseButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { PlainLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { type ComingPayment, dayQuery } from '../api/cash-flow.ts';
import { both } from '../lib/amounts.ts';
import { type english, useText } from '../text.ts';
import classes from './cash-flow.module.css';

interface DayPaymentsProps {
  readonly day: string;
  readonly onClose: () => void;
}

/** The payments that are due or expected on one day. */
export function DayPayments({ day, onClose }: DayPaymentsProps): ReactNode {
  const t = useText();
  const title = t('list', { day: formatDate(day) });
  return (
    <section className={classes.list} aria-label={title}>
      <div className={classes.listHead}>
        <h4 className={classes.listTitle}>{title}</h4>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      <QueryView query={useQuery(dayQuery(day))}>
        {({ items, items_total: total }) => (
          <>
            <RecordList
              caption={title}
              columns={columnsOf(t)}
              rows={items}
              rowKey={({ note_id: note, due_on: due }) => `${note} ${due}`}
            />
            {total > items.length && (
              <p className={classes.more}>{t('listMore', { shown: items.length, total })}</p>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}

function columnsOf(t: Translate<typeof english>): readonly Column<ComingPayment>[] {
  return [
    {
      key: 'note',
      header: t('note'),
      phone: 'title',
      render: (one) => (
        <span className={classes.note}>
          <PlainLink {...pageLink('notes', { ref_code: one.note_number })}>{one.title}</PlainLink>
          <small>{one.note_number}</small>
          {one.state === 'late' && <Chip tone="danger">{t('late')}</Chip>}
        </span>
      ),
    },
    { key: 'due', header: t('dueOn'), numeric: true, render: (one) => <DateText value={one.due_on} /> },
    {
      key: 'principal',
      header: t('principal'),
      numeric: true,
      render: (one) => <Money amount={one.principal} />,
    },
    { key: 'return', header: t('return'), numeric: true, render: (one) => <Money amount={one.return} /> },
    {
      key: 'total',
      header: t('total'),
      numeric: true,
      phone: 'amount',
      render: (one) => <Money amount={both(one.principal, one.return)} />,
    },
  ];
}
