import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { Notices } from '../../../features/notifications/components/notices.tsx';

export default function NotificationsPage(): ReactNode {
  const router = useRouter();
  const search = useSearch({ strict: false });
  return (
    <Notices
      search={search}
      onSearch={(next) => void router.navigate({ ...pageLink('notifications'), search: next, replace: true })}
    />
  );
}
