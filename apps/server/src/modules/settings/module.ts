import type { ModuleManifest } from '../../platform/module.ts';
import type { ApprovalExecutor } from '../approvals/public.ts';
import { holidayChange } from './commands/change-holidays.ts';
import { settingChange } from './commands/change-setting.ts';
import type { ImpactDeps } from './queries/setting-impact.ts';
import { settingsQueue } from './queries/show-holidays.ts';
import { settingsOperatorRoutes } from './routes.operator.ts';
import { settingsRoutes } from './routes.ts';

/** Business figures by date, banks, holidays and legal texts. */
export function settingsModule(deps: ImpactDeps): ModuleManifest<ApprovalExecutor> {
  return {
    name: 'settings',
    executors: [holidayChange, settingChange],
    workQueues: [settingsQueue],
    routes(routes) {
      settingsRoutes(routes);
      settingsOperatorRoutes(routes, deps);
    },
  };
}
