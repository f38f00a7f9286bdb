import type { ReactNode } from 'react';
import { ApprovalQueue } from '../../../features/operator/approvals/components/approval-queue.tsx';

export default function OperatorApprovalsPage(): ReactNode {
  return <ApprovalQueue />;
}
