import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { PagedView } from '../../../components/paged-view.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { openNotesQuery } from '../api/note-lists.ts';
import { countFilters, type NoteSearch, type OpenFilters } from '../lib/filters.ts';
import { useText } from '../text.ts';
import { COMPARED, CompareNotes } from './compare-notes.tsx';
import { NoteFilters } from './note-filters.tsx';
import classes from './note-row.module.css';
import { NoteRow } from './note-row.tsx';

interface OpenListProps {
  readonly filters: OpenFilters;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
}

/** Notes that can be subscribed now, narrowed and ordered as the address says. */
export function OpenList({ filters, search, onSearch }: OpenListProps): ReactNode {
  const t = useText();
  const notes = useInfiniteQuery(openNotesQuery(filters));
  const [compared, setCompared] = useState<readonly string[]>([]);
  const narrowed = countFilters(filters) > 0;
  return (
    <>
      <NoteFilters
        search={search}
        filters={filters}
        total={notes.data?.pages[0]?.total ?? null}
        onSearch={onSearch}
      />
      <PagedView
        query={notes}
        empty={
          narrowed ? (
            <EmptyState
              title={filters.watched === '1' ? t('watch.none') : t('open.noneFound')}
              action={
                <Button variant="default" onClick={() => onSearch({})}>
                  {t('filter.clear')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('open.none')} body={t('open.noneBody')} />
          )
        }
      >
        {(rows) => (
          <ul className={classes.list} aria-label={t('tab.open')}>
            {rows.map((note) => (
              <NoteRow
                key={note.id}
                note={note}
                compare={{
                  chosen: compared.includes(note.number),
                  disabled: compared.length >= COMPARED && !compared.includes(note.number),
                  set: (chosen) =>
                    setCompared((before) => [
                      ...before.filter((one) => one !== note.number),
                      ...(chosen ? [note.number] : []),
                    ]),
                }}
              />
            ))}
          </ul>
        )}
      </PagedView>
      <CompareNotes numbers={compared} onClear={() => setCompared([])} />
    </>
  );
}
