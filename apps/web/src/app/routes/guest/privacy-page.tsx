import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';

export default function PrivacyPage(): ReactNode {
  const { version } = useSearch({ strict: false });
  return <LegalPage kind="privacy" version={version} />;
}
