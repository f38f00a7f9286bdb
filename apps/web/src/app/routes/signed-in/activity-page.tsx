import { useRouter, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { SkeletonRows } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { Activity } from '../../../features/activity/components/activity.tsx';
import { lazyPart } from '../../../lib/chunks/lazy-page.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';

const CashFlow = lazyPart('cash-flow', () => import('./cash-flow-part.tsx'));

export default function ActivityPage(): ReactNode {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const { role } = useCurrentUser();
  const calendar =
    role === 'investor' ? (
      <Suspense fallback={<SkeletonRows />}>
        <CashFlow />
      </Suspense>
    ) : null;
  return (
    <Activity
      search={search}
      onSearch={(next) => void router.navigate({ ...pageLink('my_activity'), search: next, replace: true })}
      calendar={calendar}
    />
  );
}
