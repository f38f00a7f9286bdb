import { useRouter, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { Activity } from '../../../features/activity/components/activity.tsx';

export default function ActivityPage(): ReactNode {
  const router = useRouter();
  const search = useSearch({ strict: false });
  return (
    <Activity
      search={search}
      onSearch={(next) => void router.navigate({ ...pageLink('my_activity'), search: next, replace: true })}
    />
  );
}
