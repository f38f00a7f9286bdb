import { Select } from '@mantine/core';
import { concentrationDimensions, reports } from '@titian/contracts/reports';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { DayRange } from '../../shared/range-fields.tsx';
import type { ReportFilters } from '../api/reports.ts';
import { useText } from '../text.ts';
import classes from './reports.module.css';

interface ReportFieldsProps {
  readonly filters: ReportFilters;
  readonly change: (change: Partial<ReportFilters>) => void;
}

/** Over which days, or at the end of which, and by what a report is divided. */
export function ReportFields({ filters, change }: ReportFieldsProps): ReactNode {
  const t = useText();
  const { period } = reports[filters.report];
  return (
    <div className={classes.fields}>
      {period === 'as_of' ? (
        <DateField label={t('asOf')} value={filters.to ?? ''} onChange={(to) => change({ to })} />
      ) : (
        <DayRange filters={filters} change={change} />
      )}
      {filters.report === 'concentration' && (
        <Select
          label={t('by')}
          allowDeselect={false}
          data={concentrationDimensions.map((value) => ({ value, label: t(`dimension.${value}`) }))}
          value={filters.by ?? 'issuer'}
          onChange={(chosen) => {
            const by = concentrationDimensions.find((one) => one === chosen);
            change(by === undefined ? {} : { by });
          }}
        />
      )}
    </div>
  );
}
