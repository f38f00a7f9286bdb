import type { ModuleManifest } from '../../platform/module.ts';
import type { MailDeps } from './domain/mail-deps.ts';
import { mailSweep, notificationJobs } from './jobs.ts';
import { notificationsExport } from './queries/export-notifications.ts';
import { liveNotices } from './queries/live-notices.ts';
import { mailHealth } from './queries/mail-health.ts';
import { operatorNoticeRoutes } from './routes.operator.ts';
import { notificationRoutes } from './routes.ts';

/** Mails and notices to customers and operators. */
export function notificationsModule(deps: MailDeps): ModuleManifest {
  return {
    name: 'notifications',
    exportReader: notificationsExport,
    healthChecks: [mailHealth],
    liveSources: [liveNotices],
    jobs: notificationJobs(deps),
    periodic: [mailSweep(deps)],
    routes(routes) {
      notificationRoutes(routes);
      operatorNoticeRoutes(routes);
    },
    close: () => deps.mail.close(),
  };
}
