import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import { useText } from '../text.ts';
import { BalanceOverview } from './balance-overview.tsx';
import { TopUpPage } from './top-up-page.tsx';
import { TopUpResult } from './top-up-result.tsx';
import { WithdrawPage } from './withdraw-page.tsx';

interface BalanceProps {
  /** The last part of `/balance/:action?`. */
  readonly action: string | undefined;
  /** The top-up that the bank has sent the browser back from. */
  readonly refNumber: string | undefined;
  /** Stands below the form of a top-up. */
  readonly recurring: ReactNode;
  /** Stands below the balance. */
  readonly proof: ReactNode;
}

/** The balance page. Investors whose funds are managed move no money here (WAL-17). */
export function Balance(props: BalanceProps): ReactNode {
  const t = useText();
  return (
    <OnlyFor who="investor" title={t('overview.title')}>
      <Part {...props} />
    </OnlyFor>
  );
}

function Part({ action, refNumber, recurring, proof }: BalanceProps): ReactNode {
  const { is_inv_fund_managed: managed } = useCurrentUser();
  if (refNumber !== undefined) {
    // Another payment is another page: nothing of the one before may stay.
    return <TopUpResult key={refNumber} refNumber={refNumber} />;
  }
  if (managed) {
    return <BalanceOverview proof={proof} />;
  }
  if (action === 'topup') {
    return <TopUpPage recurring={recurring} />;
  }
  return action === 'withdraw' ? <WithdrawPage /> : <BalanceOverview proof={proof} />;
}
