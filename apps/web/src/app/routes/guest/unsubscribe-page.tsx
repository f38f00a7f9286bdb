import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { Unsubscribe } from '../../../features/unsubscribe/components/unsubscribe.tsx';

export default function UnsubscribePage(): ReactNode {
  const router = useRouter();
  const { email } = useParams({ strict: false });
  return <Unsubscribe email={email} onDone={() => void router.navigate(pageLink('login'))} />;
}
