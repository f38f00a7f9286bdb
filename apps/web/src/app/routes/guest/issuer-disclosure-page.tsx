import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LegalPage } from '../../../features/legal/components/legal-page.tsx';
import { DisclosureSwitch } from '../../../features/legal/components/terms-switch.tsx';
import { contractOf } from '../../../features/legal/lib/kind-of.ts';
import NotFoundPage from '../not-found-page.tsx';

/** `/issuer-disclosure/:compliant?`; an unknown address shows "not found". */
export default function IssuerDisclosurePage(): ReactNode {
  const { compliant } = useParams({ strict: false });
  const { version } = useSearch({ strict: false });
  const contract = contractOf(compliant);
  if (contract === null) {
    return <NotFoundPage />;
  }
  return (
    <LegalPage
      kind={`issuer_disclosure_${contract}`}
      version={version}
      switches={<DisclosureSwitch contract={contract} />}
    />
  );
}
