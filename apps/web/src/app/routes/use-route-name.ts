import { useMatches } from '@tanstack/react-router';
import type { OperatorRouteName, RouteName } from '../../config/routes.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name in the route table. */
    readonly name?: RouteName | OperatorRouteName;
  }
}

/** The name of the page that is shown; null on the not-found page. */
export function useRouteName(): RouteName | OperatorRouteName | null {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.name ?? null });
}
