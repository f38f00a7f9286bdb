import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { fileLink, readFiles } from '../../files/public.ts';
import { findNewestExport } from '../store.ts';

/** The newest export that a customer requested, as the wire shows it, or null. */
export async function readExport(
  ctx: QueryCtx,
  userId: string,
): Promise<ParsedApi['userReadExport']['response']['export']> {
  const newest = await findNewestExport(ctx.reader, userId);
  if (newest === null) {
    return null;
  }
  const files = await readFiles(ctx, newest.fileId === null ? [] : [newest.fileId]);
  const file = newest.fileId === null ? undefined : files.get(newest.fileId);
  return {
    ref: newest.ref,
    state: newest.state,
    requested_at: newest.requestedAt.toISOString(),
    expires_at: newest.expiresAt?.toISOString() ?? null,
    file: file === undefined ? null : fileLink(file),
  };
}
