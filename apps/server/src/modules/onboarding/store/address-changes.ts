import type { AddressDocumentKind, AddressRejection } from '@titian/contracts/address-change';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { Address } from '../domain/address.ts';
import type { AddressChange, AddressChangeState } from '../domain/address-change.ts';

const columns = [
  ...(['id', 'user_id', 'line_1', 'line_2', 'postcode', 'city', 'state', 'country'] as const),
  ...(['document_kind', 'document_file_id', 'status', 'rejection', 'version'] as const),
  ...(['requested_at', 'decided_at'] as const),
] as const;

interface AddressRow {
  readonly line_1: string;
  readonly line_2: string | null;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
}

interface Row extends AddressRow {
  readonly id: string;
  readonly user_id: string;
  readonly document_kind: string;
  readonly document_file_id: string;
  readonly status: string;
  readonly rejection: string | null;
  readonly version: number;
  readonly requested_at: Date;
  readonly decided_at: Date | null;
}

function addressOf({ line_1: line1, line_2: line2, postcode, city, state, country }: AddressRow): Address {
  return { line1, line2, postcode, city, state, country };
}

function changeOf(row: Row): AddressChange {
  return {
    ...{ id: row.id, userId: row.user_id, address: addressOf(row), fileId: row.document_file_id },
    // The table's CHECK lists are exactly these types.
    documentKind: row.document_kind as AddressDocumentKind,
    state: row.status as AddressChangeState,
    rejection: row.rejection as AddressRejection | null,
    version: row.version,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
  };
}

export interface NewAddressChange {
  readonly id: string;
  readonly userId: string;
  /** Only its second line may be missing. */
  readonly address: Address;
  readonly documentKind: AddressDocumentKind;
  readonly fileId: string;
  readonly requestedAt: Date;
}

export async function insertAddressChange(tx: Tx, change: NewAddressChange): Promise<AddressChange> {
  const { address } = change;
  const row = await tx.db
    .insertInto('address_changes')
    .values({
      id: change.id,
      user_id: change.userId,
      line_1: address.line1 ?? '',
      line_2: address.line2,
      postcode: address.postcode ?? '',
      city: address.city ?? '',
      state: address.state ?? '',
      country: address.country ?? '',
      document_kind: change.documentKind,
      document_file_id: change.fileId,
      requested_at: change.requestedAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return changeOf(row);
}

export async function findAddressChange(reader: Reader, id: string): Promise<AddressChange | null> {
  const row = await byId(reader, id).executeTakeFirst();
  return row === undefined ? null : changeOf(row);
}

/** The same, locked. */
export async function lockAddressChange(tx: Tx, id: string): Promise<AddressChange | null> {
  const row = await byId(tx, id).forNoKeyUpdate().executeTakeFirst();
  return row === undefined ? null : changeOf(row);
}

function byId(reader: Reader, id: string) {
  return reader.db.selectFrom('address_changes').select(columns).where('id', '=', id);
}

/** The address that was accepted last, or null. */
export async function findAcceptedAddress(reader: Reader, userId: string): Promise<Address | null> {
  const row = await reader.db
    .selectFrom('address_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .where('status', '=', 'accepted')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : addressOf(row);
}

export async function hasWaitingAddressChange(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader.db
    .selectFrom('address_changes')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return row !== undefined;
}

/** Everything that a customer asked for, newest first. */
export async function listAddressChanges(reader: Reader, userId: string): Promise<AddressChange[]> {
  const rows = await reader.db
    .selectFrom('address_changes')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(changeOf);
}

export interface AddressOutcome {
  readonly state: Exclude<AddressChangeState, 'waiting'>;
  readonly decidedAt: Date;
  readonly rejection?: AddressRejection | undefined;
  readonly approvalId?: string;
}

/** Ends a request that waits. */
export async function settleAddressChange(tx: Tx, id: string, outcome: AddressOutcome): Promise<void> {
  await tx.db
    .updateTable('address_changes')
    .set((eb) => ({
      status: outcome.state,
      decided_at: outcome.decidedAt,
      rejection: outcome.rejection ?? null,
      approval_id: outcome.approvalId ?? null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Requests that wait for two operators, newest first. @param beforeId of the row before the page, or null */
export async function listWaitingAddressChanges(
  reader: Reader,
  { beforeId, limit }: { readonly beforeId: string | null; readonly limit: number },
): Promise<AddressChange[]> {
  const rows = await reader.db
    .selectFrom('address_changes')
    .select(columns)
    .where('status', '=', 'waiting')
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(changeOf);
}

export async function countWaitingAddressChanges(reader: Reader): Promise<number> {
  const { waiting } = await reader.db
    .selectFrom('address_changes')
    .select((eb) => eb.fn.countAll<string>().as('waiting'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}
