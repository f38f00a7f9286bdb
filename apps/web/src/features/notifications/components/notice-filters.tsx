import { Select, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { categoriesOf, type NoticeFilters as Filters, type NoticeSearch } from '../lib/filters.ts';
import { useText } from '../text.ts';
import classes from './notices.module.css';

interface NoticeFiltersProps {
  readonly filters: Filters;
  readonly onSearch: (search: NoticeSearch) => void;
}

/** What the notices are about, and whether read ones are shown; both stand in the address. */
export function NoticeFilters({ filters, onSearch }: NoticeFiltersProps): ReactNode {
  const t = useText();
  const { role } = useCurrentUser();
  return (
    <div className={classes.filters}>
      <Select
        label={t('filter.label')}
        allowDeselect={false}
        data={[
          { value: '', label: t('filter.every') },
          ...categoriesOf(role).map((value) => ({ value, label: t(`category.${value}`) })),
        ]}
        value={filters.category ?? ''}
        onChange={(category) => {
          const { category: _before, ...rest } = filters;
          onSearch(category === null || category === '' ? rest : { ...rest, category });
        }}
      />
      <Switch
        className={classes.only ?? ''}
        label={t('filter.unread')}
        checked={filters.unread === '1'}
        onChange={(event) => {
          const { unread: _before, ...rest } = filters;
          onSearch(event.currentTarget.checked ? { ...rest, unread: '1' } : rest);
        }}
      />
    </div>
  );
}
