import type { Language } from '@titian/contracts/messages/definition';
import type { QueryCtx } from '../../../platform/context.ts';
import { renderEmail } from '../domain/render-email.ts';
import { countUnreadNotices, listUnreadNotices } from '../store/operator-notices.ts';

/** More are reached once these are read. */
const SHOWN_MAX = 20;

/** An unread notice with the words of the catalogue. */
export interface OperatorNotice {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A path of the console that it leads to. */
  readonly link: string | null;
  readonly createdAt: Date;
}

/** The newest unread notices of an operator, and how many there are. */
export async function readOperatorNotices(
  ctx: QueryCtx,
  operatorId: string,
  language: Language,
): Promise<{ readonly notices: readonly OperatorNotice[]; readonly unread: number }> {
  const stored = await listUnreadNotices(ctx.reader, operatorId, SHOWN_MAX);
  const notices = stored.map(({ id, kind, params, createdAt }) => {
    const words = renderEmail(language, kind, params);
    return {
      ...{ id, createdAt, title: words?.subject ?? '', body: words?.paragraphs[0] ?? '' },
      link: words?.action?.path ?? null,
    };
  });
  return { notices, unread: await countUnreadNotices(ctx.reader, operatorId) };
}
