import type { ReactNode } from 'react';
import { BankAccountQueue } from '../../../features/operator/bank-accounts/components/bank-account-queue.tsx';

export default function OperatorBankAccountsPage(): ReactNode {
  return <BankAccountQueue />;
}
