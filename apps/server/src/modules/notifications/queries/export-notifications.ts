import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { readUser } from '../../identity/public.ts';
import { listSentEmails } from '../store/emails.ts';
import { readNotices } from './read-notices.ts';
import { readPreferences } from './read-preferences.ts';

const NOTICES = 10_000;

/** A customer's notification preferences, notifications and e-mails. */
export const notificationsExport: ExportReader = {
  name: 'notifications',
  async read(ctx, userId) {
    const user = await readUser(ctx, userId);
    const { rows } = await readNotices(ctx, { userId, unreadOnly: false, limit: NOTICES });
    return [
      exportTable('preferences', user === null ? [] : await readPreferences(ctx, user)),
      exportTable('notices', rows),
      exportTable('emails', await listSentEmails(ctx.reader, userId)),
    ];
  },
};
