import type { ReactNode } from 'react';
import { PlatformPage } from '../../../features/dashboard-investor/components/platform-page.tsx';

export default function PlatformRoutePage(): ReactNode {
  return <PlatformPage />;
}
