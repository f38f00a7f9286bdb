import type { ModuleManifest } from '../../platform/module.ts';
import type { BankAccount } from '../payments/public.ts';
import { businessDayRoutes } from './routes.operator.ts';

/** @param ownAccounts the trust account is the first */
export interface BusinessDaysDeps {
  readonly ownAccounts: readonly BankAccount[];
}

/** What happened on each business day, for auditors and those who answer them (decision 183). */
export function businessDaysModule({ ownAccounts: [trust] }: BusinessDaysDeps): ModuleManifest {
  return {
    name: 'business-days',
    ...(trust === undefined ? {} : { routes: (routes) => businessDayRoutes(routes, trust) }),
  };
}
