import type { LiveSource } from '../../../platform/live/source.ts';
import { readLive } from '../store/notices.ts';

/** How many notices are unread and which is the newest, for the bell of pages that are open. */
export const liveNotices: LiveSource<'notification'> = {
  event: 'notification',
  async read(ctx, customers) {
    const rows = await readLive(
      ctx.reader,
      customers.map((one) => one.id),
    );
    const byUser = new Map(rows.map((row) => [row.user_id, row]));
    return ({ id }) => {
      const row = byUser.get(id);
      if (row === undefined) {
        return [];
      }
      const data = { unread_count: row.unread, latest_id: row.latest_id };
      return [{ key: id, version: `${row.unread} ${row.ids} ${row.latest_id ?? ''}`, data }];
    };
  },
};
