import { type ApplicationSort, applicationSorts } from '@titian/contracts/operator-lists';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { named } from '../../shared/filters-in.ts';
import { QueueTools } from '../../shared/queue-tools.tsx';
import { type QueueFilters, useQueueFilters } from '../../shared/use-queue-filters.ts';
import {
  type ApplicationRow,
  type ApplicationState,
  readApplicationsFile,
} from '../api/list-applications.ts';
import { useText } from '../text.ts';

const states = ['Submitted', 'More Info Required', 'Approved', 'Rejected', 'Incomplete'] as const;
const forms = ['individual', 'institution', 'business'] as const;

interface OwnFilters {
  readonly form?: ApplicationRow['form'] | undefined;
}

type ApplicationList = QueueFilters<ApplicationState, ApplicationSort, OwnFilters>;

/** What narrows and sorts applications: it stands in the address. */
export function useApplicationFilters(): ApplicationList {
  return useQueueFilters<ApplicationState, ApplicationSort, OwnFilters>({
    ...{ states, initial: 'Submitted', sorts: applicationSorts, initialSort: 'newest' },
    choose: (search) => named({ form: forms.find((one) => one === search.form) }),
  });
}

/** What narrows the applications, and the same rows as a file. */
export function ApplicationTools({ list }: { readonly list: ApplicationList }): ReactNode {
  const t = useText();
  const { filters, change } = list;
  return (
    <QueueTools
      list="applications"
      states={states}
      stateLabel={t('columns.state')}
      nameOf={(one) => t(`state.${one}`)}
      queue={list}
      readFile={() => readApplicationsFile(filters)}
      sortNames={{ newest: t('columns.created'), submitted: t('columns.submitted') }}
    >
      <FilterSelect
        label={t('columns.form')}
        values={forms}
        nameOf={(one) => t(`form.${one}`)}
        value={filters.form ?? null}
        onChange={(form) => change({ form })}
      />
    </QueueTools>
  );
}
