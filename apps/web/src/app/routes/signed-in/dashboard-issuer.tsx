import type { ReactNode } from 'react';
import { IssuerDashboard } from '../../../features/dashboard-issuer/components/dashboard.tsx';
import { PayButton } from '../../../features/issuer-notes/components/pay-button.tsx';

export { prefetchIssuerDashboard } from '../../../features/dashboard-issuer/lib/prefetch.ts';

export default function IssuerDashboardPart(): ReactNode {
  return <IssuerDashboard payButton={(noteId) => <PayButton noteId={noteId} />} />;
}
