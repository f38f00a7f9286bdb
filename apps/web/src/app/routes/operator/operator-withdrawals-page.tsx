import type { ReactNode } from 'react';
import { WithdrawalList } from '../../../features/operator/payouts/components/withdrawal-list.tsx';

export default function OperatorWithdrawalsPage(): ReactNode {
  return <WithdrawalList />;
}
