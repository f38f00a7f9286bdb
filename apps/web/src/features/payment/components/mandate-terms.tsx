import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import type { Payment } from '../api/payment.ts';
import { useText } from '../text.ts';

interface MandateTermsProps {
  readonly mandate: NonNullable<Payment['mandate']>;
}

/** What a direct debit allows, before its owner goes to the bank. */
export function MandateTerms({ mandate }: MandateTermsProps): ReactNode {
  const t = useText();
  const [from, to] = [formatDate(mandate.starts_on), formatDate(mandate.ends_on)];
  return (
    <Facts
      rows={[
        [t('mandate.most'), <Money key="most" amount={mandate.max_amount} />],
        [t('mandate.often'), t('mandate.times', { count: mandate.collections_a_month })],
        [t('mandate.valid'), t('mandate.validity', { from, to })],
        [t('mandate.reference'), mandate.reference],
      ]}
    />
  );
}
