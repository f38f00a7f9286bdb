import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AutoInvestment } from '../../../features/auto-investment/components/auto-investment.tsx';

/** The parameter `preset` says that one was made a moment ago, or that there was one already (spec §2, §4). */
export default function AutoInvestmentPage(): ReactNode {
  const { preset } = useParams({ strict: false });
  const arrivals: Readonly<Record<string, 'created' | 'existed'>> = { true: 'created', false: 'existed' };
  return <AutoInvestment arrival={arrivals[preset ?? ''] ?? null} />;
}
