import type { ReactNode } from 'react';
import { TopupQueue } from '../../../features/operator/topups/components/topup-queue.tsx';

export default function OperatorTopupsPage(): ReactNode {
  return <TopupQueue />;
}
