import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { financialsQuery } from '../api/note.ts';
import { useText } from '../text.ts';
import { Part } from './part.tsx';

/** Four ratios of the latest year, each with what it says. */
export function Ratios({ noteId }: { readonly noteId: string }): ReactNode {
  const t = useText();
  const times = (ratio: string | null): string => (ratio === null ? '–' : t('sheet.times', { ratio }));
  const query = useQuery(financialsQuery(noteId));
  return (
    <Part title={t('sheet.ratios')}>
      <QueryView query={query}>
        {({ ratios }) => (
          <Facts
            rows={[
              [t('sheet.current'), times(ratios.current)],
              [t('sheet.gearing'), times(ratios.gearing)],
              [t('sheet.margin'), ratios.margin === null ? '–' : t('percent', { rate: ratios.margin })],
              [t('sheet.debtService'), times(ratios.debt_service)],
            ]}
          />
        )}
      </QueryView>
    </Part>
  );
}
