import type { ReactNode } from 'react';
import { AccountDisabled } from '../../../features/identity/components/account-disabled.tsx';
import { MessagesLink } from '../../layouts/messages-link.tsx';

export default function AccountDisabledPage(): ReactNode {
  return <AccountDisabled messages={<MessagesLink />} />;
}
