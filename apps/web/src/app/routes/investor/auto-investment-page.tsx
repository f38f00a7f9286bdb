import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AutoInvestment } from '../../../features/auto-investment/components/auto-investment.tsx';

/** The parameter `preset` says that one was created a moment ago (spec §2). */
export default function AutoInvestmentPage(): ReactNode {
  const { preset } = useParams({ strict: false });
  return <AutoInvestment isNew={preset === 'true'} />;
}
