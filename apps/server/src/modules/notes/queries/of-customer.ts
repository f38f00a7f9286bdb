import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import type { Note } from '../domain/note.ts';
import type { Holding } from '../store/holdings.ts';
import { listHoldingsOf, listNotesOf } from '../store/of-customer.ts';

/**
 * A page of what an investor holds and held, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function holdingsPage(
  ctx: QueryCtx,
  investorId: string,
  query: PageQuery,
): Promise<Page<Holding>> {
  const rows = await listHoldingsOf(ctx.reader, investorId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}

/**
 * A page of an issuer's notes in every state, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function notesPage(ctx: QueryCtx, issuerId: string, query: PageQuery): Promise<Page<Note>> {
  const rows = await listNotesOf(ctx.reader, issuerId, idCursor(query.cursor), query.limit + 1);
  return pageOf(rows, query.limit, (last) => last.id);
}
