import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AutoInvestment } from '../../../features/auto-investment/components/auto-investment.tsx';

/** The parameter `preset` says whether a preset was just created or existed already (AUTO-16). */
export default function AutoInvestmentPage(): ReactNode {
  const { preset } = useParams({ strict: false });
  const arrivals: Readonly<Record<string, 'created' | 'existed'>> = { true: 'created', false: 'existed' };
  return <AutoInvestment arrival={arrivals[preset ?? ''] ?? null} />;
}
