import type { ModuleManifest } from '../../platform/module.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ApprovalExecutor, Approvals } from '../approvals/public.ts';
import { moneyRestrictionConfirmation } from './commands/confirm-restriction.ts';
import { type ConfirmedNameReader, moneyRestriction } from './commands/decide-restriction.ts';
import { unconfirmedRestrictions, unconfirmedRestrictionsStep } from './jobs.ts';
import { restrictionsQueue } from './queries/list-restrictions.ts';
import { restrictionOperatorRoutes } from './routes.operator.ts';

export interface RestrictionsModuleDeps {
  readonly work: UnitOfWork;
  readonly approvals: Approvals;
  readonly hasConfirmedName: ConfirmedNameReader;
}

/** What customers may not do with money. */
export function restrictionsModule(deps: RestrictionsModuleDeps): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'restrictions',
    executors: [moneyRestriction(deps.hasConfirmedName), moneyRestrictionConfirmation],
    workQueues: [restrictionsQueue],
    endOfDayTasks: [unconfirmedRestrictionsStep],
    periodic: [unconfirmedRestrictions(deps.work)],
    routes: (routes) => restrictionOperatorRoutes(routes, deps.approvals),
  };
}
