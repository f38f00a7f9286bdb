import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../lib/text/translate.ts';
import type { NoteSearch } from '../lib/filters.ts';
import { PAGE_ROWS, pageOf } from '../lib/holding-search.ts';
import { useText } from '../text.ts';
import classes from './holdings.module.css';

interface PagesProps {
  readonly search: NoteSearch;
  /** Rows on all pages. */
  readonly total: number;
  readonly onSearch: (search: NoteSearch) => void;
}

/** Which rows are shown, and the way to those before and after; nothing where all are on one page. */
export function Pages({ search, total, onSearch }: PagesProps): ReactNode {
  const t = useText();
  const page = pageOf(search);
  const count = Math.ceil(total / PAGE_ROWS);
  if (count <= 1 && page === 1) {
    return null;
  }
  const from = Math.min((page - 1) * PAGE_ROWS + 1, total);
  const to = Math.min(page * PAGE_ROWS, total);
  const go = (next: number) => onSearch({ ...search, page: String(next) });
  return (
    <nav aria-label={t('pages.label')} className={classes.pages}>
      <span role="status" className={classes.shown}>
        {t('pages.shown', { from: formatCount(from), to: formatCount(to), count: formatCount(total) })}
      </span>
      <Button
        variant="default"
        disabled={page <= 1}
        leftSection={<IconChevronLeft className={classes.icon} aria-hidden />}
        onClick={() => go(Math.min(page - 1, count))}
      >
        {t('pages.previous')}
      </Button>
      <span className={classes.shown}>
        {t('pages.of', { page: formatCount(page), count: formatCount(count) })}
      </span>
      <Button
        variant="default"
        disabled={page >= count}
        rightSection={<IconChevronRight className={classes.icon} aria-hidden />}
        onClick={() => go(page + 1)}
      >
        {t('pages.next')}
      </Button>
    </nav>
  );
}
