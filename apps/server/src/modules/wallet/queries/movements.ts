import { message } from '@titian/contracts/messages/message';
import { type Day, parseDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type Page, pageOf } from '../../../platform/paging.ts';
import { type EntryFilter, type EntryPlace, readEntries } from '../../ledger/public.ts';
import type { Movement, NoteReader } from '../domain/movement.ts';
import { readAccountHolder } from './account-holder.ts';
import { movementsOf } from './describe-entries.ts';
import { issuerLines, issuerPage } from './issuer-account.ts';

const RECENT = 10;
/** The business date and the number of an entry. */
const CURSOR = /^(\d{4}-\d{2}-\d{2}):(\d{1,18})$/;

/** A customer's query, of `/my_activity/data` and `/notes/data/ledger`. */
export interface MovementSearch {
  readonly kind?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly note_id?: string | undefined;
  /** Only what notes brought and took. */
  readonly on_notes?: boolean;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of a customer's own movements, newest business date first; the first costs the same however old the account is. */
export async function searchMovements(
  ctx: QueryCtx,
  notes: NoteReader,
  userId: string,
  search: MovementSearch,
): Promise<Page<Movement>> {
  const holder = await readAccountHolder(ctx, userId);
  if (holder === null) {
    return { rows: [], nextCursor: null };
  }
  if (!holder.isInvestor) {
    const lines = await issuerLines(ctx, notes, { userId, accountId: holder.accountId });
    const page = issuerPage(lines, search);
    return { ...page, rows: await movementsOf(ctx, notes, page.rows) };
  }
  const entries = await readEntries(ctx, filterOf(holder.accountId, search));
  const page = pageOf(entries, search.limit, (last) => `${last.on}:${last.seq}`);
  return { ...page, rows: await movementsOf(ctx, notes, page.rows) };
}

/** The newest ten. */
export async function recentMovements(
  ctx: QueryCtx,
  notes: NoteReader,
  userId: string,
): Promise<readonly Movement[]> {
  return (await searchMovements(ctx, notes, userId, { limit: RECENT })).rows;
}

/** One more than requested, to know whether there is another page. */
function filterOf(accountId: string, search: MovementSearch): EntryFilter {
  const from = dayOf(search.from);
  const to = dayOf(search.to);
  return {
    accountId,
    limit: search.limit + 1,
    ...(search.cursor === undefined ? {} : { before: placeOf(search.cursor) }),
    ...(search.kind === undefined ? {} : { kinds: [search.kind] }),
    ...(search.note_id === undefined ? {} : { noteId: search.note_id }),
    ...(search.on_notes === true ? { onNotes: true } : {}),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
  };
}

/** The place of the entry that a page ended with. */
function placeOf(cursor: string): EntryPlace {
  const [, day, seq] = CURSOR.exec(cursor) ?? [];
  const on = parseDay(day ?? '');
  if (on === null || seq === undefined) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  return { on, seq: BigInt(seq) };
}

function dayOf(text: string | undefined): Day | null {
  return text === undefined ? null : parseDay(text);
}
