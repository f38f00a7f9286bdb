import { senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { BarChart } from '../../../components/bar-chart.tsx';
import type { FactSheet } from '../api/note.ts';
import { useText } from '../text.ts';
import { Part } from './part.tsx';

/** Revenue and profit by year, where the issuer gave figures. */
export function Financials({ years }: { readonly years: FactSheet['financials'] }): ReactNode {
  const t = useText();
  if (years.length === 0) {
    return null;
  }
  return (
    <Part title={t('sheet.growth')}>
      <BarChart
        caption={t('sheet.growth')}
        groupHeading={t('sheet.year')}
        series={[
          { key: 'revenue', label: t('sheet.revenue'), look: 'plan' },
          { key: 'profit', label: t('sheet.profit'), look: 'fact' },
        ]}
        // They come latest first and are shown oldest first.
        groups={[...years].reverse().map(({ year, revenue, profit_before_tax: profit }) => ({
          key: String(year),
          label: String(year),
          name: String(year),
          values: [senFromText(revenue), senFromText(profit)],
        }))}
      />
    </Part>
  );
}
