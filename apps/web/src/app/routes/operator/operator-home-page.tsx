import type { ReactNode } from 'react';
import { Overview } from '../../../features/operator/console/components/overview.tsx';

export default function OperatorHomePage(): ReactNode {
  return <Overview />;
}
