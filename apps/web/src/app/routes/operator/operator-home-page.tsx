import type { ReactNode } from 'react';
import { Overview } from '../../../features/back-office/components/overview.tsx';

export default function OperatorHomePage(): ReactNode {
  return <Overview />;
}
