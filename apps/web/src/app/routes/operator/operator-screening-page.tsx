import type { ReactNode } from 'react';
import { HitQueue } from '../../../features/operator/screening/components/hit-queue.tsx';

export default function OperatorScreeningPage(): ReactNode {
  return <HitQueue />;
}
