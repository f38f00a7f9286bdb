import type { ModuleManifest } from '../../platform/module.ts';
import type { BankAccount } from '../payments/public.ts';
import { closeDayWithProof } from './commands/make-record.ts';
import { proofPages } from './pages.ts';
import { proofHealth } from './queries/health.ts';
import { ledgerRoutes } from './routes.operator.ts';
import { proofRoutes } from './routes.ts';
import { proofInvariants } from './store/invariants.ts';

/** @param ownAccounts the trust account is the first */
export interface ProofsModuleDeps {
  readonly ownAccounts: readonly BankAccount[];
  /** Where the built site is; '' where another program serves it. */
  readonly siteFolder: string;
}

/** The proof of client money of each business day (decision 180). */
export function proofsModule({ ownAccounts: [trust], siteFolder }: ProofsModuleDeps): ModuleManifest {
  return {
    name: 'proofs',
    endOfDayTasks:
      trust === undefined
        ? []
        : [
            {
              name: 'proof_of_client_money',
              phase: 'proof',
              run: (work, scope, day) => closeDayWithProof(work, scope, day, trust),
            },
          ],
    healthChecks: [proofHealth],
    invariants: proofInvariants,
    routes(routes) {
      proofRoutes(routes);
      ledgerRoutes(routes);
    },
    pages: proofPages(siteFolder),
  };
}
