import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotMe } from '../../../features/security/components/not-me.tsx';

export default function NotMePage(): ReactNode {
  const { token = '' } = useParams({ strict: false });
  return <NotMe key={token} token={token} />;
}
