import type { ReactNode } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { useText } from '../text.ts';
import { DataExport } from './data-export.tsx';

/** The export of a customer's data (ACC-20). */
export function DataSection(): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('data.title')} subtitle={t('data.subtitle')}>
      <DataExport />
    </SectionCard>
  );
}
