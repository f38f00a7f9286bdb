import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { moneyInText } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type MobileTopUp, mobileTopUpQuery, startMobileTopUp } from '../api/mobile-top-up.ts';
import { phoneToken } from '../lib/phone-link.ts';
import { useTopUpForm } from '../lib/use-top-up-form.ts';
import { useText } from '../text.ts';
import { MobileOutcome } from './mobile-outcome.tsx';
import { TopUpFields } from './top-up-fields.tsx';
import classes from './wallet.module.css';

interface MobileTopUpPageProps {
  /** What stands behind the `#` of the address. */
  readonly hash: string;
  /** The payment that the bank has sent the browser back from. */
  readonly refNumber: string | undefined;
}

/** `/mobile/balance/topup`: a top-up without a sign-in, by the link that the balance page offers (WAL-15). */
export function MobileTopUpPage({ hash, refNumber }: MobileTopUpPageProps): ReactNode {
  const t = useText();
  const token = phoneToken(hash);
  if (token !== null) {
    return <LinkedTopUp key={token} token={token} />;
  }
  return refNumber === undefined ? (
    <Explanation title={t('mobile.noLink')} body={t('mobile.howTo')} leadsOn />
  ) : (
    <Explanation title={t('mobile.cameBack')} body={t('mobile.lookThere', { reference: refNumber })} />
  );
}

function LinkedTopUp({ token }: { readonly token: string }): ReactNode {
  const t = useText();
  const link = useQuery(mobileTopUpQuery(token));
  if (isClosed(link.error)) {
    return <Explanation title={t('mobile.closed')} body={t('mobile.howTo')} leadsOn />;
  }
  return (
    <QueryView query={link}>
      {({ topup, ...data }) =>
        topup === null ? (
          <OpenLink token={token} link={{ topup, ...data }} onClosed={() => void link.refetch()} />
        ) : (
          <MobileOutcome topup={topup} />
        )
      }
    </QueryView>
  );
}

interface OpenLinkProps {
  readonly token: string;
  readonly link: MobileTopUp;
  /** Another tab or phone has used the link, or its time is over. */
  readonly onClosed: () => void;
}

function OpenLink({ token, link, onClosed }: OpenLinkProps): ReactNode {
  const t = useText();
  const topUp = useTopUpForm(async (amount) => {
    try {
      return await startMobileTopUp(token, amount);
    } catch (error) {
      if (isClosed(error)) {
        onClosed();
      }
      throw error;
    }
  });
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={t('topUp.title')}
        subtitle={t('mobile.hello', { name: link.first_name ?? '', minimum: moneyInText(link.minimum) })}
      />
      <TopUpFields topUp={topUp} />
      <p className={classes.hint}>{t('mobile.own')}</p>
    </div>
  );
}

interface ExplanationProps {
  readonly title: string;
  readonly body: string;
  /** Offers the page where a new code is created; guests sign in first. */
  readonly leadsOn?: boolean;
}

function Explanation({ title, body, leadsOn = false }: ExplanationProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.narrow}>
      <PageHeader title={title} subtitle={body} />
      {leadsOn && (
        <ButtonLink {...pageLink('balance', { action: 'topup' })}>{t('mobile.toTopUp')}</ButtonLink>
      )}
    </div>
  );
}

function isClosed(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'payment_closed';
}
