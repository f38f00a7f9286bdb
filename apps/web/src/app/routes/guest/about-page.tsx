import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AboutFigures } from '../../../features/legal/components/about-figures.tsx';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';

export default function AboutPage(): ReactNode {
  const { version } = useSearch({ strict: false });
  return (
    <LegalPage kind="about" version={version} isNumbered={false}>
      <AboutFigures />
    </LegalPage>
  );
}
