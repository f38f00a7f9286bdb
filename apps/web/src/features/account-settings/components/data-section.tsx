import type { ReactNode } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { useText } from '../text.ts';
import { DataExport } from './data-export.tsx';

/** What a customer takes with them (rules §8). */
export function DataSection(): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('data.title')} subtitle={t('data.subtitle')}>
      <DataExport />
    </SectionCard>
  );
}
