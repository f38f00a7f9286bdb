import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { PresetPage } from '../api/preset.ts';
import { useText } from '../text.ts';

interface MonthCardProps {
  readonly budget: string;
  readonly month: PresetPage['this_month'];
}

/** What the preset invested in this month, and what its budget leaves (AUTO-18). */
export function MonthCard({ budget, month }: MonthCardProps): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('month.title')} subtitle={<DateText value={month.month} style="month" />}>
      <Facts
        rows={[
          [t('month.budget'), <Money key="budget" amount={budget} />],
          [t('month.invested'), <Money key="invested" amount={month.invested} />],
          [t('month.left'), <Money key="left" amount={month.left} />],
        ]}
      />
    </SectionCard>
  );
}
