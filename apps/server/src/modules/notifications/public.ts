/**
 * Owns: notifications, operator_notices, emails (the outbox), notification_preferences.
 * States: e-mail waiting → sent | refused.
 * Rules: one dedupe key, one e-mail; an unreachable mail server delays e-mails and loses none.
 * Use: `notifyUsers` for notifications to customers and `notifyOperators` for those to operators (mail and notice), `queueEmail` for any other address.
 */
export { endOperatorNotices } from './commands/end-operator-notices.ts';
export { notifyActiveUsers } from './commands/notify-active-users.ts';
export { notifyFileRemoved } from './commands/notify-file-removed.ts';
export { notifyOperators } from './commands/notify-operators.ts';
export { notifyUser } from './commands/notify-user.ts';
export { type Notification, notifyUsers } from './commands/notify-users.ts';
export { queueEmail } from './commands/queue-email.ts';
export { savePreferences } from './commands/save-preferences.ts';
export type { TemplateParams } from './domain/templates/all.ts';
export { mailSweep, notificationJobs } from './jobs.ts';
export { mailNames, previewMail } from './queries/preview-mail.ts';
export { readNotices } from './queries/read-notices.ts';
export { type Preference, readPreferences } from './queries/read-preferences.ts';
export { type SentMail, sentMail, sentMails } from './queries/sent-mails.ts';
