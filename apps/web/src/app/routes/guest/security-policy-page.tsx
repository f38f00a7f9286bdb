import type { ReactNode } from 'react';
import { SecurityPolicy } from '../../../features/legal/components/security-policy.tsx';

export default function SecurityPolicyPage(): ReactNode {
  return <SecurityPolicy />;
}
