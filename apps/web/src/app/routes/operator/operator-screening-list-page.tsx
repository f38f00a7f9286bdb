import type { ReactNode } from 'react';
import { ListedQueue } from '../../../features/operator/screening/components/listed-queue.tsx';

export default function OperatorScreeningListPage(): ReactNode {
  return <ListedQueue />;
}
