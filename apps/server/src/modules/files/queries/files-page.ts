import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import { findFilesOf, type OwnedFile } from '../store/owned-files.ts';

/**
 * A page of what a customer has uploaded and is still stored, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function filesPage(ctx: QueryCtx, ownerId: string, query: PageQuery): Promise<Page<OwnedFile>> {
  const rows = await findFilesOf(ctx.reader, ownerId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}
