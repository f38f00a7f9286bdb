import type { ModuleManifest } from '../../platform/module.ts';
import type { MailDeps } from './domain/mail-deps.ts';
import { mailSweep, notificationJobs } from './jobs.ts';
import { notificationsExport } from './queries/export-notifications.ts';
import { liveNotices } from './queries/live-notices.ts';
import { mailHealth } from './queries/mail-health.ts';
import { notificationRoutes } from './routes.ts';

/** Mails and notices to customers. */
export function notificationsModule(deps: MailDeps): ModuleManifest {
  return {
    name: 'notifications',
    exportReader: notificationsExport,
    healthChecks: [mailHealth],
    liveSources: [liveNotices],
    jobs: notificationJobs(deps),
    periodic: [mailSweep(deps)],
    routes: notificationRoutes,
    close: () => deps.mail.close(),
  };
}
