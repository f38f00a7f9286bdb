import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BalanceProof } from '../../../features/client-money-proof/components/balance-proof.tsx';
import { RecurringDeposit } from '../../../features/direct-debit/components/recurring-deposit.tsx';
import { Balance } from '../../../features/wallet/components/balance.tsx';

export default function BalancePage(): ReactNode {
  const { action } = useParams({ strict: false });
  const { ref_number: refNumber } = useSearch({ strict: false });
  return (
    <Balance
      action={action}
      refNumber={refNumber}
      recurring={<RecurringDeposit />}
      proof={<BalanceProof />}
    />
  );
}
