import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { myNotesQuery } from '../api/activity.ts';
import {
  type ActivitySearch,
  type ActivityFilters as Filters,
  investorKinds,
  issuerKinds,
  withChange,
} from '../lib/filters.ts';
import { useText } from '../text.ts';
import classes from './activity-filters.module.css';

interface ActivityFiltersProps {
  readonly search: ActivitySearch;
  readonly filters: Filters;
  readonly onSearch: (search: ActivitySearch) => void;
  readonly onClear: () => void;
}

/** Kind, days and note; all of it stands in the address. */
export function ActivityFilters({ search, filters, onSearch, onClear }: ActivityFiltersProps): ReactNode {
  const t = useText();
  const { role } = useCurrentUser();
  const notes = useQuery(myNotesQuery);
  const kinds = role === 'investor' ? investorKinds : issuerKinds;
  const set = (change: ActivitySearch) => onSearch(withChange(search, change));
  return (
    <div className={classes.bar}>
      <Select
        label={t('filter.kind')}
        allowDeselect={false}
        data={[
          { value: '', label: t('filter.anyKind') },
          ...kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
        ]}
        value={filters.kind ?? ''}
        onChange={(kind) => set({ kind: kind ?? '' })}
      />
      <Select
        label={t('filter.note')}
        allowDeselect={false}
        searchable
        data={[
          { value: '', label: t('filter.anyNote') },
          ...(notes.data ?? []).map(({ id, number, title }) => ({ value: id, label: `${number} ${title}` })),
        ]}
        value={filters.note_id ?? ''}
        onChange={(note) => set({ note_id: note ?? '' })}
      />
      <DateField
        label={t('filter.from')}
        max={filters.to ?? ''}
        value={filters.from ?? ''}
        onChange={(day) => set({ from: day })}
      />
      <DateField
        label={t('filter.to')}
        min={filters.from ?? ''}
        value={filters.to ?? ''}
        onChange={(day) => set({ to: day })}
      />
      {Object.keys(filters).length > 0 && (
        <Button variant="subtle" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
