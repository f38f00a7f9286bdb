import type { ReactNode } from 'react';
import { RailPage } from '../../../features/operator/rail/components/rail-page.tsx';

export default function OperatorRailPage(): ReactNode {
  return <RailPage />;
}
