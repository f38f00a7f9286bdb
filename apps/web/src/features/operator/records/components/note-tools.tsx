import type { ReactNode } from 'react';
import { nameOf } from '../../../../lib/text/names.ts';
import { FilterSelect } from '../../shared/filter-select.tsx';
import { FilterText } from '../../shared/filter-text.tsx';
import type { ListSorting } from '../../shared/list-sorting.ts';
import { ListTools } from '../../shared/list-tools.tsx';
import { AmountRange } from '../../shared/range-fields.tsx';
import { readNotesFile } from '../api/list-notes.ts';
import { contracts, lateNames, noteGrades, noteStates, type useNoteFilters } from '../lib/note-filters.ts';
import { useText } from '../text.ts';

interface NoteToolsProps extends ReturnType<typeof useNoteFilters> {
  readonly sorting: ListSorting;
}

/** What narrows the notes, and the same notes as a file. */
export function NoteTools({ filters, change, clear, isFiltered, sorting }: NoteToolsProps): ReactNode {
  const t = useText();
  return (
    <ListTools
      list="notes"
      isFiltered={isFiltered}
      onClear={clear}
      readFile={() => readNotesFile(filters)}
      sorting={sorting}
      sortNames={{
        listed: t('notes.listedOn'),
        number: t('notes.number'),
        target: t('notes.target'),
        outstanding: t('notes.outstanding'),
        overdue: t('notes.overdue'),
        days_late: t('notes.daysLate'),
        rate: t('notes.rate'),
        closes: t('notes.closesOn'),
      }}
    >
      <FilterText
        type="search"
        label={t('notes.search')}
        value={filters.q ?? ''}
        onChange={(q) => change({ q })}
      />
      <FilterSelect
        label={t('notes.state')}
        values={noteStates}
        nameOf={(one) => t(`notes.states.${one}`)}
        value={noteStates.find((one) => one === filters.state) ?? null}
        onChange={(state) => change({ state })}
      />
      <FilterSelect
        label={t('notes.daysLate')}
        values={lateNames}
        nameOf={(one) => t(`notes.late_buckets.${one}`)}
        value={filters.late ?? null}
        onChange={(late) => change({ late })}
      />
      <FilterSelect
        label={t('notes.grade')}
        values={noteGrades}
        nameOf={(one) => one}
        value={filters.grade ?? null}
        onChange={(grade) => change({ grade })}
      />
      <FilterSelect
        label={t('notes.contract')}
        values={contracts}
        nameOf={(one) => nameOf('note_contracts', one)}
        value={filters.contract ?? null}
        onChange={(contract) => change({ contract })}
      />
      <AmountRange
        filters={filters}
        change={change}
        labels={{ min: t('notes.targetMin'), max: t('notes.targetMax') }}
      />
    </ListTools>
  );
}
