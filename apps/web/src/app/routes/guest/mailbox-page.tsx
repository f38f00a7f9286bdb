import '../../../config/full.css';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Mailbox } from '../../../features/devtools/components/mailbox.tsx';

export default function MailboxPage(): ReactNode {
  const { to } = useSearch({ strict: false });
  return <Mailbox initialTo={to ?? ''} />;
}
