import type { ReactNode } from 'react';
import { TradeQueue } from '../../../features/operator/shariah/components/trade-queue.tsx';

export default function OperatorShariahPage(): ReactNode {
  return <TradeQueue />;
}
