import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';

export default function RiskPage(): ReactNode {
  const { version } = useSearch({ strict: false });
  return <LegalPage kind="risk" version={version} />;
}
