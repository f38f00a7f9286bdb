import type { ReactNode } from 'react';
import { AuditList } from '../../../features/operator/records/components/audit-list.tsx';

export default function OperatorAuditPage(): ReactNode {
  return <AuditList />;
}
