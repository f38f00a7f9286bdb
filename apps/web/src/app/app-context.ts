import type { QueryClient } from '@tanstack/react-query';

/** What every route's guard is given. */
export interface AppContext {
  readonly queries: QueryClient;
}
