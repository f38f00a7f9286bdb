import { Button } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import classes from './paged-view.module.css';
import { ErrorState, SkeletonRows } from './states.tsx';
import { useText } from './text.ts';

interface PagedViewProps<Row> {
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;
  /** The shape of what comes; lines by default. */
  readonly skeleton?: ReactNode;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list that is read page by page: its skeleton, its error, its empty state and more of it. */
export function PagedView<Row>({ query, skeleton, empty, children }: PagedViewProps<Row>): ReactNode {
  const t = useText();
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState error={query.error} onRetry={() => query.refetch()} />
    ) : (
      (skeleton ?? <SkeletonRows />)
    );
  }
  const rows = query.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return empty;
  }
  return (
    <>
      {children(rows)}
      <div className={classes.end}>
        {query.isFetchNextPageError && <ErrorState error={query.error} />}
        {query.hasNextPage && (
          <Button variant="default" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t('state.more')}
          </Button>
        )}
      </div>
    </>
  );
}
