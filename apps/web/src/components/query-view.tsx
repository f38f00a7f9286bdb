import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, SkeletonRows } from './states.tsx';

interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** The shape of what comes; lines by default. */
  readonly skeleton?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A query's answer, or its skeleton, or its error with a way to try again. Old data stays while it is refreshed. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>): ReactNode {
  if (query.data !== undefined) {
    return children(query.data);
  }
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  }
  return skeleton ?? <SkeletonRows />;
}
