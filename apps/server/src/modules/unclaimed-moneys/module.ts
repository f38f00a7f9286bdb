import type { ModuleManifest } from '../../platform/module.ts';
import { notifyOwners } from './commands/notify-owners.ts';
import { unclaimedMoneysExport } from './queries/export-unclaimed-moneys.ts';
import { unclaimedMoneyRoutes } from './routes.operator.ts';
import { unclaimedMoneyInvariants } from './store/invariants.ts';

/** Cash without activity of its owner, under the Unclaimed Moneys Act 1965 (decision 141). */
export function unclaimedMoneysModule(): ModuleManifest {
  return {
    name: 'unclaimed-moneys',
    exportReader: unclaimedMoneysExport,
    invariants: unclaimedMoneyInvariants,
    // Once all that customers did on the day is booked.
    endOfDayTasks: [{ name: 'unclaimed_moneys', phase: 'figures', run: notifyOwners }],
    routes: unclaimedMoneyRoutes,
  };
}
