import { z } from 'zod';
import type { operatorNoticeEndpoints } from '../endpoints/operator-notices.ts';
import { id, instant, ok } from '../wire.ts';
import type { AreaSchemas } from './area.ts';

const notice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  /** A path of the console that it leads to. */
  link: z.string().nullable(),
  created_at: instant,
});

export const operatorNoticeSchemas = {
  /** The newest that are unread. */
  operatorNotices: { response: ok({ items: z.array(notice), unread_count: z.int() }) },
  operatorReadNotice: { params: z.object({ id }), response: ok({}) },
} satisfies AreaSchemas<typeof operatorNoticeEndpoints>;
