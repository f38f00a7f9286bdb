import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3, IconDownload, IconSitemap } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/states.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { readNotesFile } from '../api/note-lists.ts';
import type { NoteSearch } from '../lib/filters.ts';
import { choose, holdingQueryOf, isGrouped, type NoteList } from '../lib/holding-search.ts';
import { type ColumnKey, columnKeys } from '../lib/use-columns.ts';
import { useText } from '../text.ts';
import { HoldingFilters } from './holding-filters.tsx';
import classes from './holdings.module.css';

interface HoldingToolsProps {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
  readonly columns: readonly ColumnKey[];
  readonly onColumns: (columns: readonly string[]) => void;
}

/** Above the table: what narrows and sorts it, how it is grouped, what it shows, and the file of it. */
export function HoldingTools({ list, search, onSearch, columns, onColumns }: HoldingToolsProps): ReactNode {
  const t = useText();
  const grouped = isGrouped(search);
  const phone = useIsPhone();
  const { sort: _sort, order: _order, ...unsorted } = search;
  return (
    <div className={classes.tools}>
      <HoldingFilters list={list} search={search} onSearch={onSearch} />
      <div className={classes.bar}>
        <Button
          variant={grouped ? 'light' : 'default'}
          aria-pressed={grouped}
          leftSection={<IconSitemap className={classes.icon} aria-hidden />}
          onClick={() => onSearch(choose(unsorted, { group: grouped ? '' : 'issuer' }))}
        >
          {t('mine.byIssuer')}
        </Button>
        {!grouped && !phone && <ColumnChoice columns={columns} onColumns={onColumns} />}
        <SaveButton list={list} search={search} />
      </div>
    </div>
  );
}

function ColumnChoice({ columns, onColumns }: Pick<HoldingToolsProps, 'columns' | 'onColumns'>): ReactNode {
  const t = useText();
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 className={classes.icon} aria-hidden />}>
          {t('mine.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group aria-label={t('mine.columns')} value={[...columns]} onChange={onColumns}>
          <div className={classes.columns}>
            {columnKeys.map((key) => (
              <Checkbox key={key} value={key} disabled={key === 'note'} label={t(`mine.${key}`)} />
            ))}
          </div>
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  );
}

function SaveButton({ list, search }: Pick<HoldingToolsProps, 'list' | 'search'>): ReactNode {
  const t = useText();
  const save = useMutation({
    mutationFn: async () =>
      saveFile(
        await readNotesFile(list, holdingQueryOf(search, list)),
        `titian-notes-${list}-${businessToday()}.csv`,
      ),
  });
  return (
    <>
      <Button
        variant="default"
        loading={save.isPending}
        leftSection={<IconDownload className={classes.icon} aria-hidden />}
        onClick={() => save.mutate()}
      >
        {t('mine.save')}
      </Button>
      {save.isError && <ErrorState error={save.error} onRetry={() => save.mutate()} />}
    </>
  );
}
