import type { Locale } from '@titian/contracts/constants';
import type { NotificationCategory } from '@titian/contracts/notification-categories';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { readUser } from '../../identity/public.ts';
import { renderEmail } from '../domain/render-email.ts';
import type { StoredNotice } from '../domain/stored.ts';
import { countUnread, listNotices } from '../store/notices.ts';

/** A notice with the words of the catalogue. */
export interface ShownNotice {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly body: string;
  /** A path of the product that it leads to. */
  readonly link: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

export interface NoticesQuery {
  readonly userId: string;
  readonly category?: NotificationCategory | undefined;
  readonly unreadOnly: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of a customer's notices, newest first. */
export async function readNotices(ctx: QueryCtx, query: NoticesQuery): Promise<Page<ShownNotice>> {
  const rows = await listNotices(ctx.reader, {
    userId: query.userId,
    category: query.category ?? null,
    unreadOnly: query.unreadOnly,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  });
  const user = rows.length === 0 ? null : await readUser(ctx, query.userId);
  const page = pageOf(rows, query.limit, (last) => last.id);
  return { ...page, rows: page.rows.map((row) => shown(row, user?.locale ?? 'en')) };
}

/** How many notices a customer has not read. */
export function readUnreadCount(ctx: QueryCtx, userId: string): Promise<number> {
  return countUnread(ctx.reader, userId);
}

function shown(row: StoredNotice, locale: Locale): ShownNotice {
  const content = renderEmail(locale, row.kind, row.params);
  return {
    id: row.id,
    category: row.category,
    title: content?.subject ?? '',
    body: content?.paragraphs[0] ?? '',
    link: content?.action?.path ?? null,
    createdAt: row.createdAt,
    readAt: row.readAt,
  };
}
