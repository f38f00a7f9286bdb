import { type CustomerSort, customerSorts } from '@titian/contracts/operator-lists';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import { type Direction, isBehind, orderOf, type Place, type SortKey } from '../../../platform/db/keyset.ts';
import { oneOf } from '../../../platform/db/one-of.ts';

/** What narrows and sorts the customers; what is undefined or null narrows nothing. */
export interface CustomerBookFilter {
  /** Words of a name, a company or an address as a text-search query, or customers who were found by the same words. */
  readonly search: { readonly words: string | null; readonly ids: readonly string[] } | null;
  readonly accountStatus?: string | undefined;
  readonly role?: string | undefined;
  /** Days on which they were approved. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sort?: CustomerSort | undefined;
  readonly order?: Direction | undefined;
}

/** A customer of the list. */
export interface CustomerBookRow {
  readonly id: string;
  /** What the list is sorted by, as text. */
  readonly key: string;
}

/** So many letters of a name decide its place; a cursor has room for no more. */
const name = sql`left(lower(coalesce(i.verified_name, s.verified_name, u.company_name,
  u.first_name || ' ' || u.last_name)), 40) collate "C"`;

const keys: Readonly<Record<CustomerSort, SortKey>> = {
  newest: { type: 'uuid', key: sql`u.id` },
  name: { type: 'text', key: name },
};

/** By what a list is sorted, in which direction. */
export function customerOrder({ sort = 'newest', order }: Pick<CustomerBookFilter, 'sort' | 'order'>) {
  return { key: keys[sort], direction: order ?? customerSorts[sort] };
}

/** The customers that match, in order. */
export async function listCustomerBook(
  reader: Reader,
  filter: CustomerBookFilter,
  after: Place | null,
  limit: number,
): Promise<CustomerBookRow[]> {
  const { key, direction } = customerOrder(filter);
  const id = sql`u.id`;
  const { rows } = await sql<CustomerBookRow>`
    select u.id, (${key.key})::text as key from ${matching(filter)} and ${isBehind(key, id, { direction, after })}
    order by ${orderOf(key, id, direction)} limit ${limit}::int`.execute(reader.db);
  return rows;
}

/** How many customers match; counting ends at `most`. */
export async function countCustomerBook(
  reader: Reader,
  filter: CustomerBookFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${matching(filter)} limit ${most}::int) matched`.execute(
    reader.db,
  );
  return rows[0]?.count ?? 0;
}

function matching({ search, accountStatus, role, from, to }: CustomerBookFilter): RawBuilder<unknown> {
  const approved = sql`coalesce(i.approved_on, s.approved_on)`;
  const conditions = [
    sql`true`,
    ...(search === null
      ? []
      : [sql`(search_vector(u.search_text) @@ ${search.words}::tsquery or u.id = ${oneOf(search.ids)})`]),
    ...(accountStatus === undefined ? [] : [sql`u.account_status = ${accountStatus}`]),
    ...(role === undefined ? [] : [sql`u.role = ${role}`]),
    ...(from === undefined ? [] : [sql`${approved} >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`${approved} <= ${to}::date`]),
  ];
  return sql`users u left join investors i on i.user_id = u.id left join issuers s on s.user_id = u.id
    where ${sql.join(conditions, sql` and `)}`;
}
