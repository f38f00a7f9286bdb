import type { QueryCtx } from '../../../platform/context.ts';
import { readUser } from '../../identity/public.ts';
import { unsubscribePage } from '../domain/unsubscribe-page.ts';
import { unsubscribeLink } from '../domain/unsubscribe-token.ts';

/** The page that confirms what a mail's unsubscribe token switches off; without an address when it is not valid. */
export async function readUnsubscribePage(ctx: QueryCtx, token: string): Promise<string> {
  const link = unsubscribeLink(ctx.fieldEncryption, token);
  const user = link === null ? null : await readUser(ctx, link.userId);
  return unsubscribePage(user?.email ?? '', link?.category ?? null);
}
