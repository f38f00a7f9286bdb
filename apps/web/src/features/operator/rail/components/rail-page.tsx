import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { type Certificate, railQuery, type StoredBankList } from '../api/rail.ts';
import { text, useText } from '../text.ts';
import classes from './rail-page.module.css';

const tones: Readonly<Record<Certificate['state'], ChipTone>> = {
  coming: 'info',
  valid: 'brand',
  ending: 'waiting',
  ended: 'danger',
};

const certificateColumns = (): readonly Column<Certificate>[] => [
  {
    key: 'subject',
    header: text('subject'),
    render: ({ subject }) => <span className={classes.subject}>{subject}</span>,
    phone: 'title',
  },
  { key: 'owner', header: text('owner.label'), render: ({ owner }) => text(`owner.${owner}`) },
  {
    key: 'state',
    header: text('state.label'),
    render: ({ state }) => <Chip tone={tones[state]}>{text(`state.${state}`)}</Chip>,
  },
  {
    key: 'starts',
    header: text('starts'),
    render: ({ starts_at: at }) => <DateText value={at} />,
    numeric: true,
  },
  { key: 'ends', header: text('ends'), render: ({ ends_at: at }) => <DateText value={at} />, numeric: true },
];

const listColumns = (): readonly Column<StoredBankList>[] => [
  {
    key: 'channel',
    header: text('channel.label'),
    render: ({ channel }) => text(`channel.${channel}`),
    phone: 'title',
  },
  {
    key: 'offline',
    header: text('offline'),
    render: ({ offline, checked_at: at }) => {
      if (at === null) {
        return '–';
      }
      return offline.length === 0 ? text('allOnline') : offline.join(', ');
    },
  },
  {
    key: 'checked',
    header: text('checked'),
    render: ({ checked_at: at }) => (at === null ? text('never') : <DateText value={at} style="instant" />),
    numeric: true,
  },
  { key: 'banks', header: text('banks'), render: ({ banks }) => banks, numeric: true },
];

/** `/operator/rail`: certificates with their ends, and the banks that are online (FPX-7, FPX-12). */
export function RailPage(): ReactNode {
  const t = useText();
  const rail = useQuery(railQuery);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <QueryView query={rail}>
        {({ certificates, bank_lists: lists }) => (
          <div className={classes.sections}>
            {certificates.some((one) => one.needs_action) && (
              <p role="alert" className={classes.alert}>
                {t('act')}
              </p>
            )}
            <SectionCard title={t('certificates')}>
              {certificates.length === 0 ? (
                <EmptyState title={t('none')} />
              ) : (
                <RecordList
                  caption={t('certificates')}
                  columns={certificateColumns()}
                  rows={certificates}
                  rowKey={(one) => `${one.owner} ${one.merchant} ${one.subject} ${one.ends_at}`}
                />
              )}
            </SectionCard>
            <SectionCard title={t('lists')}>
              <RecordList
                caption={t('lists')}
                columns={listColumns()}
                rows={lists}
                rowKey={({ channel }) => channel}
              />
            </SectionCard>
          </div>
        )}
      </QueryView>
    </>
  );
}
