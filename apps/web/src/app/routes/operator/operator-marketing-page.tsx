import type { ReactNode } from 'react';
import { MarketingPage } from '../../../features/operator/marketing/components/marketing-page.tsx';

export default function OperatorMarketingPage(): ReactNode {
  return <MarketingPage />;
}
