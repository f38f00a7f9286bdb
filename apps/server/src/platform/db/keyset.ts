import { message } from '@titian/contracts/messages/message';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fieldError } from '../errors.ts';

/** What a list may be sorted by, with what its keys look like as text; days are compared as ISO texts. */
const shapes = {
  bigint: /^-?\d{1,18}$/,
  text: /^[^\p{Cc}\p{Cs}]{0,200}$/u,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
} as const;

export type Direction = 'asc' | 'desc';

/** By what a list is sorted: an expression that is never null; the row's id decides between equals. */
export interface SortKey {
  readonly type: keyof typeof shapes;
  readonly key: RawBuilder<unknown>;
}

/** Where a page ended: the sort key of its last row, as text, and the row's id. */
export interface Place {
  readonly key: string;
  readonly id: string;
}

/** A part of a sorted list: what comes after a place. */
export interface SortedSlice {
  readonly direction: Direction;
  readonly after: Place | null;
  readonly limit: number;
}

/** What the next page is requested with. */
export function cursorAt({ key, id }: Place): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/**
 * The place that a cursor names; null for the first page.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export function placeAt(cursor: string | undefined, type: SortKey['type']): Place | null {
  if (cursor === undefined) {
    return null;
  }
  const [key, id] = partsOf(cursor);
  if (typeof key !== 'string' || typeof id !== 'string' || !shapes[type].test(key) || !shapes.uuid.test(id)) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  return { key, id };
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** Only rows behind a place, in the direction of the list. */
export function isBehind(
  { key, type }: SortKey,
  id: RawBuilder<unknown>,
  { direction, after }: Pick<SortedSlice, 'direction' | 'after'>,
): RawBuilder<SqlBool> {
  if (after === null) {
    return sql<SqlBool>`true`;
  }
  const operator = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<SqlBool>`(${key}, ${id}) ${operator} (${sql.val(after.key)}::${sql.raw(type)}, ${after.id}::uuid)`;
}

/** The order of a list. */
export function orderOf(
  { key }: SortKey,
  id: RawBuilder<unknown>,
  direction: Direction,
): RawBuilder<unknown> {
  const by = sql.raw(direction);
  return sql`${key} ${by}, ${id} ${by}`;
}

/** All pages of a list, one after the other: what is read at once stays small, however long the list is. */
export async function* pagesOf<Row>(
  read: (after: Place | null, limit: number) => Promise<readonly Row[]>,
  placeOf: (last: Row) => Place,
): AsyncGenerator<readonly Row[]> {
  for (let after: Place | null = null; ; ) {
    const rows: readonly Row[] = await read(after, ROWS_AT_ONCE);
    const last = rows.at(-1);
    if (last !== undefined) {
      yield rows;
    }
    if (last === undefined || rows.length < ROWS_AT_ONCE) {
      return;
    }
    after = placeOf(last);
  }
}

const ROWS_AT_ONCE = 500;
