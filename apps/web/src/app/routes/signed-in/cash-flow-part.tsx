import type { ReactNode } from 'react';
import { CashFlow } from '../../../features/cash-flow/components/cash-flow.tsx';

export default function CashFlowPart(): ReactNode {
  return <CashFlow />;
}
