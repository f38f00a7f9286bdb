import type { ReactNode } from 'react';
import { RestrictionQueue } from '../../../features/operator/customers/components/restriction-queue.tsx';

export default function OperatorRestrictionsPage(): ReactNode {
  return <RestrictionQueue />;
}
