import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconStar } from '@tabler/icons-react';
import { grades } from '@titian/contracts/grades';
import { type ReactNode, useId, useState } from 'react';
import { nameOf } from '../../../lib/text/names.ts';
import { filterLabels } from '../lib/filter-labels.ts';
import {
  contracts,
  countFilters,
  maximumTerms,
  minimumRates,
  type NoteSearch,
  type OpenFilters,
  sorts,
  types,
} from '../lib/filters.ts';
import { useText } from '../text.ts';
import { FilterChip } from './filter-chip.tsx';
import classes from './note-filters.module.css';
import { Pick } from './pick.tsx';
import { SavedSearches } from './saved-searches.tsx';

interface NoteFiltersProps {
  readonly search: NoteSearch;
  readonly filters: OpenFilters;
  /** How many notes the filters leave; null while it is not known. */
  readonly total: number | null;
  readonly onSearch: (search: NoteSearch) => void;
}

/** Order, watchlist and searches in one row; the filters behind a button that says how many are on; what is on as chips. */
export function NoteFilters({ search, filters, total, onSearch }: NoteFiltersProps): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const panel = useId();
  const count = countFilters(filters);
  const isWatched = filters.watched === '1';
  return (
    <div className={classes.filters}>
      <div className={classes.bar}>
        <Button
          variant="default"
          aria-expanded={opened}
          aria-controls={panel}
          leftSection={<IconAdjustmentsHorizontal className={classes.icon} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
        </Button>
        <Button
          variant={isWatched ? 'light' : 'default'}
          aria-pressed={isWatched}
          leftSection={<IconStar className={classes.icon} aria-hidden />}
          onClick={() => onSearch(isWatched ? without(search, 'watched') : { ...search, watched: '1' })}
        >
          {t('watch.filter')}
        </Button>
        <SavedSearches filters={filters} onSearch={onSearch} />
        <div className={classes.sort}>
          <Pick
            label={t('filter.sort')}
            value={filters.sort ?? 'newest'}
            options={sorts.map((one) => [one, t(`sort.${one}`)])}
            isLabelHidden
            onPick={(sort) => onSearch({ ...search, sort })}
          />
        </div>
      </div>
      <div id={panel} className={classes.fields} hidden={!opened}>
        {opened && <Fields search={search} filters={filters} onSearch={onSearch} />}
      </div>
      <div className={classes.chips}>
        <span role="status" className={classes.count}>
          {total === null ? '' : t('filter.results', { count: total })}
        </span>
        <FilterChips search={search} filters={filters} onSearch={onSearch} />
      </div>
    </div>
  );
}

type ChoiceProps = Omit<NoteFiltersProps, 'total'>;

/** What is on, each with its way out. */
function FilterChips({ search, filters, onSearch }: ChoiceProps): ReactNode {
  const t = useText();
  const labels = filterLabels(filters);
  return (
    <>
      {labels.map(({ key, label }) => (
        <FilterChip key={key} label={label} onRemove={() => onSearch(without(search, key))} />
      ))}
      {labels.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onSearch({})}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
}

function Fields({ search, filters, onSearch }: ChoiceProps): ReactNode {
  const t = useText();
  const set = (change: NoteSearch) => onSearch(withoutBlanks({ ...search, ...change }));
  return (
    <>
      <Pick
        label={t('filter.grade')}
        any={t('filter.anyGrade')}
        value={filters.grade ?? ''}
        options={grades.map((one) => [one, t('filter.gradeOf', { grade: one })])}
        onPick={(grade) => set({ grade })}
      />
      <Pick
        label={t('filter.contract')}
        any={t('filter.anyContract')}
        value={filters.contract ?? ''}
        options={contracts.map((one) => [one, nameOf('note_contracts', one)])}
        onPick={(contract) => set({ contract })}
      />
      <Pick
        label={t('filter.type')}
        any={t('filter.anyType')}
        value={filters.type ?? ''}
        options={types.map((one) => [one, nameOf('note_types', one)])}
        onPick={(type) => set({ type })}
      />
      <Pick
        label={t('filter.rate')}
        any={t('filter.anyRate')}
        value={filters.rate_min ?? ''}
        options={minimumRates.map((one) => [one, t('filter.rateFrom', { rate: one })])}
        onPick={(rate_min) => set({ rate_min })}
      />
      <Pick
        label={t('filter.term')}
        any={t('filter.anyTerm')}
        value={filters.term_max ?? ''}
        options={maximumTerms.map((one) => [one, t('filter.termTo', { months: one })])}
        onPick={(term_max) => set({ term_max })}
      />
      <Pick
        label={t('filter.guarantee')}
        any={t('filter.anyGuarantee')}
        value={filters.guaranteed ?? ''}
        options={[['1', t('filter.guaranteed')]]}
        onPick={(guaranteed) => set({ guaranteed })}
      />
    </>
  );
}

function without(search: NoteSearch, key: keyof NoteSearch): NoteSearch {
  return Object.fromEntries(Object.entries(search).filter(([one]) => one !== key));
}

/** The address shows only what is chosen. */
function withoutBlanks(search: NoteSearch): NoteSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}
