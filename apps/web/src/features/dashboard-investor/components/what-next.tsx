import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { Chip } from '../../../components/chip.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { PlainLink, TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { ongoingNotesQuery } from '../api/dashboard.ts';
import { type NextPayment, nextPayments } from '../lib/next-payments.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';

const SHOWN = 5;

/** The next payment of each running note, as a short timeline. */
export function WhatNext(): ReactNode {
  const t = useText();
  const notes = useQuery(ongoingNotesQuery);
  return (
    <SectionCard
      title={t('next.title')}
      subtitle={t('next.subtitle')}
      action={
        <TextLink {...pageLink('notes')} search={{ tab: 'subscribed' }}>
          {t('next.all')}
        </TextLink>
      }
    >
      <QueryView query={notes}>
        {(items) => {
          const payments = nextPayments(items, SHOWN);
          return payments.length === 0 ? (
            <EmptyState
              title={t('next.none')}
              action={<ButtonLink {...pageLink('notes')}>{t('next.toNotes')}</ButtonLink>}
            />
          ) : (
            <ol className={classes.payments}>
              {payments.map((payment) => (
                <Payment key={payment.note.id} payment={payment} />
              ))}
            </ol>
          );
        }}
      </QueryView>
    </SectionCard>
  );
}

function Payment({ payment: { note, dueOn, amount } }: { readonly payment: NextPayment }): ReactNode {
  const t = useText();
  const [day = '', month = ''] = formatDate(dueOn, 'dayShort').split(' ');
  return (
    <li className={classes.payment}>
      <time className={classes.date} dateTime={dueOn}>
        <b>{day}</b>
        {month}
      </time>
      <div className={classes.what}>
        <PlainLink {...pageLink('notes', { ref_code: note.number })} className={classes.name}>
          {note.purpose}
        </PlainLink>
        <div className={classes.sub}>
          {note.number}
          {note.contract === 'Shariah' && <Chip tone="brand">{t('next.shariah')}</Chip>}
          {note.is_guaranteed && <Chip tone="gold">{t('next.guaranteed')}</Chip>}
          {note.state === 'defaulted' && <Chip tone="danger">{t('hero.default')}</Chip>}
          {note.is_late && note.state !== 'defaulted' && (
            <Chip tone="danger">{t('next.late', { count: note.days_late })}</Chip>
          )}
        </div>
      </div>
      <span className={classes.amount}>
        <Money amount={amount} />
      </span>
    </li>
  );
}
