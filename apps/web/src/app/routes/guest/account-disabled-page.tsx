import type { ReactNode } from 'react';
import { AccountDisabled } from '../../../features/identity/components/account-disabled.tsx';

export default function AccountDisabledPage(): ReactNode {
  return <AccountDisabled />;
}
