import type { Routes } from '../../platform/http/route.ts';
import { readOperatorNotice } from './commands/read-operator-notice.ts';
import { readOperatorNotices } from './queries/operator-notices.ts';

/** What operators are notified of in the console (NTF-10). */
export function operatorNoticeRoutes(routes: Routes): void {
  routes.on('operatorNotices', (call) =>
    call.read(async (ctx) => {
      const { notices, unread } = await readOperatorNotices(ctx, call.principal.id, call.language);
      const items = notices.map(({ createdAt, ...one }) => ({ ...one, created_at: createdAt.toISOString() }));
      return { success: true, items, unread_count: unread };
    }),
  );
  routes.on('operatorReadNotice', (call) =>
    call.command(async (ctx) => {
      await readOperatorNotice(ctx, call.principal.id, call.params.id);
      return { success: true };
    }),
  );
}
