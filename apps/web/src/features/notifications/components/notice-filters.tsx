import { Select, Switch } from '@mantine/core';
import { categoriesOf } from '@titian/contracts/notification-categories';
import type { ReactNode } from 'react';
import { useCategoryName } from '../../../shared/notification-categories/use-category-name.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { NoticeFilters as Filters, NoticeSearch } from '../lib/filters.ts';
import { useText } from '../text.ts';
import classes from './notices.module.css';

interface NoticeFiltersProps {
  readonly filters: Filters;
  readonly onSearch: (search: NoticeSearch) => void;
}

/** What the notices are about, and whether read ones are shown; both stand in the address. */
export function NoticeFilters({ filters, onSearch }: NoticeFiltersProps): ReactNode {
  const t = useText();
  const nameOf = useCategoryName();
  const { role } = useCurrentUser();
  return (
    <div className={classes.filters}>
      <Select
        label={t('filter.label')}
        allowDeselect={false}
        data={[
          { value: '', label: t('filter.every') },
          ...categoriesOf(role).map((value) => ({ value, label: nameOf(value) })),
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
