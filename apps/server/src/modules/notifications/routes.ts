import type { Routes } from '../../platform/http/route.ts';
import { markRead } from './commands/mark-read.ts';
import { unsubscribe } from './commands/unsubscribe.ts';
import { readNotices, readUnreadCount } from './queries/read-notices.ts';
import { readUnsubscribePage } from './queries/read-unsubscribe-page.ts';

/** The customer's list of notifications, and how e-mails are stopped without a sign-in (NTF-1, NTF-5). */
export function notificationRoutes(routes: Routes): void {
  routes.on('notificationsData', (call) =>
    call.read(async (ctx) => {
      const { category, unread, cursor, limit } = call.query;
      const userId = call.principal.id;
      const page = await readNotices(ctx, { userId, category, cursor, limit, unreadOnly: unread === 1 });
      const items = page.rows.map(({ id, category: about, title, body, link, createdAt, readAt }) => ({
        ...{ id, category: about, title, body, link, created_at: createdAt.toISOString() },
        read_at: readAt?.toISOString() ?? null,
      }));
      const unreadCount = await readUnreadCount(ctx, userId);
      return { success: true, items, next_cursor: page.nextCursor, unread_count: unreadCount };
    }),
  );

  routes.on('notificationsRead', (call) =>
    call.command(async (ctx) => {
      await markRead(ctx, call.principal.id, call.body.ids ?? 'all');
      return { success: true, unread_count: await readUnreadCount(ctx, call.principal.id) };
    }),
  );

  routes.on('unsubscribeEmails', async (call) => {
    const { email, token = null, category = null } = call.body;
    await call.command((ctx) => unsubscribe(ctx, { email, token, category }));
    return { success: true };
  });

  routes.on('unsubscribeOneClick', async (call) => {
    const { token } = call.params;
    await call.command((ctx) => unsubscribe(ctx, { email: null, token, category: null }));
    return { success: true };
  });

  routes.on('unsubscribeOneClickPage', async (call) => {
    const page = await call.read((ctx) => readUnsubscribePage(ctx, call.params.token));
    return call.reply.redirect(page, 303);
  });
}
