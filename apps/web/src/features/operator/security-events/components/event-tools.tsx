import { Select } from '@mantine/core';
import { securityEventKinds } from '@titian/contracts/security-events';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import type { useEventFilters } from '../lib/event-filters.ts';
import { useText } from '../text.ts';
import classes from './event-list.module.css';

const ALL = 'all';

/** Kind and days of the events that are shown. */
export function EventTools({ filters, change }: ReturnType<typeof useEventFilters>): ReactNode {
  const t = useText();
  return (
    <div className={classes.tools}>
      <Select
        label={t('columns.kind')}
        allowDeselect={false}
        data={[
          { value: ALL, label: t('filter.all') },
          ...securityEventKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        value={filters.kind ?? ALL}
        onChange={(chosen) => change({ kind: securityEventKinds.find((kind) => kind === chosen) ?? null })}
      />
      <DateField
        label={t('filter.from')}
        max={filters.to ?? ''}
        value={filters.from ?? ''}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        label={t('filter.to')}
        min={filters.from ?? ''}
        value={filters.to ?? ''}
        onChange={(day) => change({ to: day })}
      />
    </div>
  );
}
