import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { readable } from '../../shared/readable.ts';
import type { FinancingAnswer } from '../api/read-financing.ts';
import { useText } from '../text.ts';

type Offer = NonNullable<FinancingAnswer['offer']>;

/** The offer that was made. */
export function OfferFacts({ offer }: { readonly offer: Offer }): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      <Facts
        title={t('offer.current')}
        facts={[
          { key: 'state', label: t('columns.state'), value: readable(offer.state) },
          { key: 'amount', label: t('offer.amount'), value: <Money amount={offer.amount} /> },
          { key: 'flat', label: t('cost.flat'), value: t('percent', { percent: offer.rate }) },
          {
            key: 'effective',
            label: t('cost.effective'),
            value: t('percent', { percent: offer.effective_rate }),
          },
          { key: 'term', label: t('offer.term'), value: t('months', { count: offer.term_months }) },
          { key: 'profile', label: t('offer.profile'), value: t(`profile.${offer.profile}`) },
          { key: 'fee', label: t('cost.fee'), value: <Money amount={offer.origination_fee} /> },
          { key: 'tax', label: t('cost.tax'), value: <Money amount={offer.service_tax} /> },
          {
            key: 'expires',
            label: t('offer.current'),
            value: t('offer.expires', { date: formatDate(offer.expires_on) }),
          },
        ]}
      />
      {offer.letter !== null && (
        <Documents
          heading={false}
          groups={[{ key: 'letter', label: t('offer.letter'), files: [offer.letter] }]}
        />
      )}
    </div>
  );
}
