import type { ModuleManifest } from '../../platform/module.ts';
import { liveBalances } from './queries/live-balances.ts';
import { ledgerInvariants } from './store/invariants.ts';

/** Accounts, transfers and entries. */
export function ledgerModule(): ModuleManifest {
  return { name: 'ledger', invariants: ledgerInvariants, liveSources: [liveBalances] };
}
