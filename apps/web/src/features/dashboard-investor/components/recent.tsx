import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { type Movement, recentQuery } from '../api/dashboard.ts';
import { type dashboardTexts, useText } from '../text.ts';

/** The last movements of cash. */
export function Recent(): ReactNode {
  const t = useText();
  const recent = useQuery(recentQuery);
  return (
    <SectionCard
      title={t('recent.title')}
      action={<TextLink {...pageLink('my_activity')}>{t('recent.all')}</TextLink>}
    >
      <QueryView query={recent}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              title={t('recent.none')}
              action={
                <ButtonLink {...pageLink('balance', { action: 'topup' })}>{t('recent.topUp')}</ButtonLink>
              }
            />
          ) : (
            <RecordList
              caption={t('recent.title')}
              columns={columnsOf(t)}
              rows={items}
              rowKey={({ id }) => id}
            />
          )
        }
      </QueryView>
    </SectionCard>
  );
}

function columnsOf(t: Translate<typeof dashboardTexts>): readonly Column<Movement>[] {
  return [
    { key: 'title', header: t('recent.what'), phone: 'title', render: ({ title }) => title },
    { key: 'at', header: t('recent.when'), numeric: true, render: ({ at }) => <DateText value={at} /> },
    {
      key: 'amount',
      header: t('recent.amount'),
      numeric: true,
      phone: 'amount',
      render: ({ amount, direction }) => <Money amount={amount} direction={direction} />,
    },
    {
      key: 'balance',
      header: t('recent.balance'),
      numeric: true,
      render: ({ balance }) => <Money amount={balance} />,
    },
  ];
}
