import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { financingTypes, noteContracts } from '@titian/contracts/constants';
import { grades } from '@titian/contracts/grades';
import { type ReactNode, useRef, useState } from 'react';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { nameOf } from '../../../lib/text/names.ts';
import type { NoteSearch } from '../lib/filters.ts';
import {
  choose,
  holdingFilters,
  holdingOrder,
  isGrouped,
  issuerOrder,
  type NoteList,
  statesOf,
} from '../lib/holding-search.ts';
import { useText } from '../text.ts';
import { FilterChip } from './filter-chip.tsx';
import classes from './holdings.module.css';
import { Pick } from './pick.tsx';

/** The last key was pressed so long ago. */
const PAUSE_MS = 300;

interface HoldingFiltersProps {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
}

type Option = readonly [value: string, label: string];

/** Search and choices that narrow the notes, and on a phone their order, which has no heads to press there. */
export function HoldingFilters({ list, search, onSearch }: HoldingFiltersProps): ReactNode {
  const t = useText();
  const phone = useIsPhone();
  const set = (change: NoteSearch) => onSearch(choose(search, change));
  const { state, late, grade, contract, type } = holdingFilters(search, list);
  const states: readonly Option[] = [
    ...statesOf[list].map((one) => [one, t(`state.${one}`)] as const),
    ...(list === 'subscribed' ? [['late', t('mine.late')] as const] : []),
  ];
  return (
    <>
      <div className={classes.fields}>
        <SearchField search={search} onSearch={onSearch} />
        <Pick
          label={t('mine.state')}
          any={t('mine.anyState')}
          value={late === undefined ? (state ?? '') : 'late'}
          options={states}
          onPick={(one) => set(one === 'late' ? { state: '', late: '1' } : { state: one, late: '' })}
        />
        <Pick
          label={t('filter.grade')}
          any={t('filter.anyGrade')}
          value={grade ?? ''}
          options={grades.map((one) => [one, t('filter.gradeOf', { grade: one })])}
          onPick={(one) => set({ grade: one })}
        />
        <Pick
          label={t('filter.contract')}
          any={t('filter.anyContract')}
          value={contract ?? ''}
          options={noteContracts.map((one) => [one, nameOf('note_contracts', one)])}
          onPick={(one) => set({ contract: one })}
        />
        <Pick
          label={t('filter.type')}
          any={t('filter.anyType')}
          value={type ?? ''}
          options={financingTypes.map((one) => [one, nameOf('note_types', one)])}
          onPick={(one) => set({ type: one })}
        />
        {phone && <SortPick search={search} onSearch={onSearch} />}
      </div>
      <Narrowed list={list} search={search} onSearch={onSearch} />
    </>
  );
}

/** Takes what is typed once there is a pause; what the address says otherwise stands in the field. */
function SearchField({ search, onSearch }: Omit<HoldingFiltersProps, 'list'>): ReactNode {
  const t = useText();
  const now = search.q ?? '';
  const sent = useRef(now);
  const [typed, setTyped] = useState(now);
  const send = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(choose(search, { q: text.trim() }));
  }, PAUSE_MS);
  if (now !== sent.current) {
    sent.current = now;
    setTyped(now);
  }
  return (
    <TextInput
      type="search"
      className={classes.search}
      label={t('mine.search')}
      placeholder={t('mine.searchHint')}
      maxLength={100}
      leftSection={<IconSearch className={classes.icon} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        send(value);
      }}
    />
  );
}

/** By what a phone's list is sorted. */
function SortPick({ search, onSearch }: Omit<HoldingFiltersProps, 'list'>): ReactNode {
  const t = useText();
  const options: readonly Option[] = isGrouped(search)
    ? [
        ['share', t('groups.share')],
        ['notes', t('groups.notes')],
        ['issuer', t('mine.issuer')],
        ['principal', t('mine.principal')],
        ['received', t('mine.received')],
      ]
    : [
        ['newest', t('sort.newest')],
        ['next_payment', t('mine.next')],
        ['days_late', t('mine.late')],
        ['rate', t('sort.rate')],
        ['outstanding', t('mine.outstanding')],
        ['received', t('mine.received')],
        ['principal', t('mine.principal')],
        ['note', t('mine.note')],
      ];
  const { by } = isGrouped(search) ? issuerOrder(search) : holdingOrder(search);
  return (
    <Pick
      label={t('filter.sort')}
      value={by}
      options={options}
      onPick={(sort) => onSearch(choose(search, { sort, order: '' }))}
    />
  );
}

/** The issuer that was chosen from the groups, and the way back to all notes. */
function Narrowed({ list, search, onSearch }: HoldingFiltersProps): ReactNode {
  const t = useText();
  const { issuer, ...filters } = holdingFilters(search, list);
  const count = Object.keys(filters).length + (issuer === undefined ? 0 : 1);
  if (count === 0) {
    return null;
  }
  return (
    <div className={classes.chips}>
      {issuer !== undefined && (
        <FilterChip label={issuer} onRemove={() => onSearch(choose(search, { issuer: '' }))} />
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => onSearch({ tab: list })}>
        {t('filter.clear')}
      </Button>
    </div>
  );
}
