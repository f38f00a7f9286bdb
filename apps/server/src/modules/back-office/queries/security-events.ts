import type { ParsedApi } from '@titian/contracts/schemas/all';
import { addDays, type Day, parseDay, startOfMalaysiaDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, pageOf } from '../../../platform/paging.ts';
import { findEventTime, listEvents, type StoredEvent } from '../../../platform/security/store.ts';
import { readOperator } from '../../identity/public.ts';

type EventsQuery = ParsedApi['operatorSecurityEvents']['query'];
type EventPage = Omit<ParsedApi['operatorSecurityEvents']['response'], 'success'>;
type EventRow = EventPage['items'][number];

/**
 * Security events of a kind and of Malaysian days, newest first.
 * @throws FieldError on `cursor` for anything that is not an id
 */
export async function securityEvents(ctx: QueryCtx, query: EventsQuery): Promise<EventPage> {
  const cursor = idCursor(query.cursor);
  const at = cursor === null ? null : await findEventTime(ctx.reader, cursor);
  const after = cursor === null || at === null ? null : { id: cursor, at };
  const to = dayOf(query.to);
  const filter = {
    kind: query.kind ?? null,
    since: startOf(dayOf(query.from)),
    until: startOf(to === null ? null : addDays(to, 1)),
  };
  const rows = await listEvents(ctx.reader, filter, after, query.limit + 1);
  const page = pageOf(rows, query.limit, ({ id }) => id);
  const names = await operatorNames(ctx, page.rows);
  return { items: page.rows.map((row) => eventRow(row, names)), next_cursor: page.nextCursor };
}

const dayOf = (text: string | undefined): Day | null => (text === undefined ? null : parseDay(text));
const startOf = (on: Day | null): Date | null => (on === null ? null : startOfMalaysiaDay(on));

async function operatorNames(
  ctx: QueryCtx,
  rows: readonly StoredEvent[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const { account_kind: kind, account_id: id } of rows) {
    if (kind === 'operator' && id !== null && !names.has(id)) {
      names.set(id, (await readOperator(ctx, id))?.name ?? id);
    }
  }
  return names;
}

function eventRow(row: StoredEvent, names: ReadonlyMap<string, string>): EventRow {
  return {
    id: row.id,
    at: row.created_at.toISOString(),
    kind: row.kind as EventRow['kind'],
    detail: row.detail,
    account_kind: row.account_kind as EventRow['account_kind'],
    account_id: row.account_id,
    operator_name: names.get(row.account_id ?? '') ?? null,
    network: row.network?.toString('hex') ?? null,
    occurrences: row.occurrences,
    request_id: row.request_id,
  };
}
