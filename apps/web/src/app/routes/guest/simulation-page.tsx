import '../../../config/full.css';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SimulationPage } from '../../../features/simulation/components/simulation-page.tsx';
import type { SimulationSearch } from '../../../features/simulation/lib/form.ts';

export default function SimulationRoutePage(): ReactNode {
  const search: SimulationSearch = useSearch({ from: '/guest/simulation' });
  return <SimulationPage search={search} />;
}
