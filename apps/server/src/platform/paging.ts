import { message } from '@titian/contracts/messages/message';
import { fieldError } from './errors.ts';

/** One page of a list, newest first: the rows and where the next page begins (null at the end). */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** What every list is requested with: where its page begins, and how long it is. */
export interface PageQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The id that a list's page ended with, from the query; null for the first page.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export function idCursor(cursor: string | undefined): string | null {
  if (cursor === undefined) {
    return null;
  }
  if (!UUID.test(cursor)) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  return cursor;
}

/** Makes a page of `limit + 1` rows that were read: the one too many says that more follow. */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null };
}

/** Where a page of a list begins that is cut by position: at a page by its number, or at the cursor of the page before. */
export function positionOf(query: {
  readonly cursor?: string | undefined;
  readonly page?: number | undefined;
  readonly limit: number;
}): number {
  if (query.page !== undefined) {
    return (query.page - 1) * query.limit;
  }
  return /^\d{1,6}$/.test(query.cursor ?? '') ? Number(query.cursor) : 0;
}
