import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';
import { TermsSwitch } from '../../../features/legal/components/terms-switch.tsx';
import { termsKind, termsPlaceOf } from '../../../features/legal/lib/kind-of.ts';
import NotFoundPage from '../not-found-page.tsx';

/** `/tnc/:type?/:compliant?`; an unknown address shows "not found". */
export default function TermsPage(): ReactNode {
  const { type, compliant } = useParams({ strict: false });
  const { version } = useSearch({ strict: false });
  const place = termsPlaceOf(type, compliant);
  if (place === null) {
    return <NotFoundPage />;
  }
  return <LegalPage kind={termsKind(place)} version={version} switches={<TermsSwitch place={place} />} />;
}
