import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import type { SecurityAccount } from './event.ts';

/** Where objects that calls name belong to one account: the column of the owner and those that name the object. */
interface OwnedTable {
  readonly table: string;
  readonly owner: string;
  readonly id?: string;
  /** A number that people read. */
  readonly reference?: string;
}

const ofBoth: readonly OwnedTable[] = [
  { table: 'sessions', owner: 'subject_id', id: 'event_uuid' },
  { table: 'passkeys', owner: 'subject_id', id: 'id' },
];
const ofCustomers: readonly OwnedTable[] = [
  { table: 'trusted_devices', owner: 'subject_id', id: 'id' },
  { table: 'files', owner: 'owner_user_id', id: 'id' },
  { table: 'topups', owner: 'investor_id', id: 'id', reference: 'ref_number' },
  { table: 'subscriptions', owner: 'investor_id', id: 'id' },
  { table: 'saved_searches', owner: 'investor_id', id: 'id' },
  { table: 'address_changes', owner: 'user_id', id: 'id' },
  { table: 'cases', owner: 'customer_id', id: 'id' },
  { table: 'notes', owner: 'issuer_id', id: 'id', reference: 'number' },
  { table: 'financing_applications', owner: 'issuer_id', id: 'id' },
  { table: 'repayment_orders', owner: 'issuer_id', id: 'id', reference: 'ref_number' },
  { table: 'ekyc_sessions', owner: 'user_id', id: 'id' },
];
const ofOperators: readonly OwnedTable[] = [
  { table: 'operator_views', owner: 'operator_id', id: 'id' },
  { table: 'operator_notices', owner: 'operator_id', id: 'id' },
];

/** Requests for documents belong to the issuer of their application. */
const requests = sql`select a.issuer_id from document_requests r join financing_applications a on a.id = r.application_id`;

/** Booked payments belong to the issuer of their note. */
const repayments = sql`select n.issuer_id from repayments r join notes n on n.id = r.note_id`;

/** Whether one of some ids and numbers is an object of another account of the same kind. */
export async function isOfAnother(
  reader: Reader,
  account: SecurityAccount,
  ids: readonly string[],
  references: readonly string[],
): Promise<boolean> {
  const isCustomer = account.kind === 'user';
  const owned = [...ofBoth, ...(isCustomer ? ofCustomers : ofOperators)].flatMap(
    ({ table, owner, id, reference }) => [
      ...(id === undefined ? [] : [ownersBy(table, owner, id, 'uuid', ids)]),
      ...(reference === undefined ? [] : [ownersBy(table, owner, reference, 'text', references)]),
    ],
  );
  const byParent = [requests, repayments].map((rows) => sql`${rows} where r.id = any(${[...ids]}::uuid[])`);
  const owners = isCustomer ? [...owned, ...byParent] : owned;
  const { rows } = await sql<{ is_found: boolean }>`
    select exists (
      select 1 from (${sql.join(owners, sql` union all `)}) as owned (owner_id) where owner_id <> ${account.id}::uuid
    ) as is_found`.execute(reader.db);
  return rows[0]?.is_found === true;
}

function ownersBy(
  table: string,
  owner: string,
  column: string,
  type: 'uuid' | 'text',
  values: readonly string[],
) {
  const list = type === 'uuid' ? sql`${[...values]}::uuid[]` : sql`${[...values]}::text[]`;
  return sql`select ${sql.ref(owner)} from ${sql.table(table)} where ${sql.ref(column)} = any(${list})`;
}
