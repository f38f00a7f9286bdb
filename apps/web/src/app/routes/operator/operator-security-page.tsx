import type { ReactNode } from 'react';
import { OperatorSecurity } from '../../../features/operator/accounts/components/operator-security.tsx';

export default function OperatorSecurityPage(): ReactNode {
  return <OperatorSecurity />;
}
