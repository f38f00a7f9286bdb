import { Button, Select } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { nameOf } from '../../../lib/text/names.ts';
import {
  contracts,
  countFilters,
  grades,
  maximumTerms,
  minimumRates,
  type NoteSearch,
  type OpenFilters,
  sorts,
  types,
} from '../lib/filters.ts';
import { useText } from '../text.ts';
import classes from './note-filters.module.css';

interface NoteFiltersProps {
  readonly search: NoteSearch;
  readonly filters: OpenFilters;
  readonly onSearch: (search: NoteSearch) => void;
}

/** Order and filters of the open notes; on a phone behind a button that says how many are on. */
export function NoteFilters({ search, filters, onSearch }: NoteFiltersProps): ReactNode {
  const t = useText();
  const phone = useIsPhone();
  const [opened, setOpened] = useState(false);
  const count = countFilters(filters);
  const toggle = (
    <Button
      variant="default"
      aria-expanded={opened}
      leftSection={<IconAdjustmentsHorizontal className={classes.icon} aria-hidden />}
      onClick={() => setOpened(!opened)}
    >
      {count === 0 ? t('filter.open') : t('filter.openCount', { count })}
    </Button>
  );
  return (
    <div className={classes.bar}>
      {phone && toggle}
      {(!phone || opened) && <Fields search={search} filters={filters} onSearch={onSearch} />}
      {count > 0 && (!phone || opened) && (
        <Button variant="subtle" onClick={() => onSearch({})}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  );
}

function Fields({ search, filters, onSearch }: NoteFiltersProps): ReactNode {
  const t = useText();
  const set = (change: NoteSearch) => onSearch(withoutBlanks({ ...search, ...change }));
  return (
    <>
      <Pick
        label={t('filter.sort')}
        value={filters.sort ?? 'newest'}
        options={sorts.map((one) => [one, t(`sort.${one}`)])}
        onPick={(sort) => set({ sort })}
      />
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

interface PickProps {
  readonly label: string;
  /** The choice that narrows nothing. */
  readonly any?: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onPick: (value: string) => void;
}

function Pick({ label, any, value, options, onPick }: PickProps): ReactNode {
  const all = any === undefined ? options : [['', any] as const, ...options];
  return (
    <Select
      aria-label={label}
      className={classes.pick}
      allowDeselect={false}
      data={all.map(([one, name]) => ({ value: one, label: name }))}
      value={value}
      onChange={(picked) => onPick(picked ?? '')}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
    />
  );
}

/** The address shows only what is chosen. */
function withoutBlanks(search: NoteSearch): NoteSearch {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== ''));
}
