import { useQuery } from '@tanstack/react-query';
import { hasCode } from '@titian/contracts/http/api-error';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { NoticePage } from '../../../components/notice-page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { paymentQuery } from '../api/payment.ts';
import { useText } from '../text.ts';
import { MandateTerms } from './mandate-terms.tsx';
import classes from './payment.module.css';
import { PaymentForm } from './payment-form.tsx';

/** The payment page: for the holder of its address, without a sign-in. */
export function PaymentPage({ token }: { readonly token: string }): ReactNode {
  const t = useText();
  const payment = useQuery(paymentQuery(token));
  if (hasCode(payment.error, 'not_found')) {
    return (
      <NoticePage
        title={t('unknown.title')}
        action={<ButtonLink {...pageLink('home')}>{t('unknown.action')}</ButtonLink>}
      >
        <p>{t('unknown.body')}</p>
      </NoticePage>
    );
  }
  return (
    <div className={classes.page}>
      {payment.data === undefined && <PageHeader title={t('title')} subtitle={t('subtitle')} />}
      <QueryView query={payment}>
        {(data) => (
          <>
            <PageHeader
              title={t(data.mandate === null ? 'title' : 'mandate.title')}
              subtitle={t(data.mandate === null ? 'subtitle' : 'mandate.subtitle')}
            />
            {data.mandate !== null && <MandateTerms mandate={data.mandate} />}
            <div className={classes.total}>
              <span className={classes.purpose}>{t(`purpose.${data.purpose}`)}</span>
              <strong className={classes.amount}>{formatMoney(data.amount)}</strong>
            </div>
            <PaymentForm token={token} payment={data} onBack={() => void payment.refetch()} />
          </>
        )}
      </QueryView>
    </div>
  );
}
