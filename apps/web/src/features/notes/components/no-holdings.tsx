import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { NoteSearch } from '../lib/filters.ts';
import { holdingFilters, type NoteList } from '../lib/holding-search.ts';
import { useText } from '../text.ts';

interface NoHoldingsProps {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
}

/** Nothing matches, or there is nothing yet: the one way on. */
export function NoHoldings({ list, search, onSearch }: NoHoldingsProps): ReactNode {
  const t = useText();
  if (Object.keys(holdingFilters(search, list)).length > 0) {
    return (
      <EmptyState
        title={t('mine.noneFound')}
        action={
          <Button variant="default" onClick={() => onSearch({ tab: list })}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t(`mine.none.${list}`)}
      action={<ButtonLink {...pageLink('notes')}>{t('mine.toOpen')}</ButtonLink>}
    />
  );
}
