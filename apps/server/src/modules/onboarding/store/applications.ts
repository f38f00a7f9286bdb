import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Applications, JsonValue } from '../../../platform/db/schema.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { ApplicationForm, ApplicationStatus } from '../domain/application.ts';
import type { Remark, SavedApplication } from '../domain/saved-application.ts';
import { openForm, sealForm } from '../domain/sealed-form.ts';

/** The application a customer is working on or has sent, or null. */
export async function findRunning(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  userId: string,
): Promise<SavedApplication | null> {
  const row = await running(reader, userId).executeTakeFirst();
  return row === undefined ? null : applicationOf(row, fieldEncryption);
}

/** The same, locked. */
export async function lockRunning(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  userId: string,
): Promise<SavedApplication | null> {
  const row = await running(tx, userId).forUpdate().executeTakeFirst();
  return row === undefined ? null : applicationOf(row, fieldEncryption);
}

function running(reader: Reader, userId: string) {
  return reader.db
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('replaced_at', 'is', null);
}

/** An application by id, or null. */
export async function findApplication(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<SavedApplication | null> {
  const row = await byId(reader, id).executeTakeFirst();
  return row === undefined ? null : applicationOf(row, fieldEncryption);
}

/** The same, locked. */
export async function lockApplication(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<SavedApplication | null> {
  const row = await byId(tx, id).forUpdate().executeTakeFirst();
  return row === undefined ? null : applicationOf(row, fieldEncryption);
}

function byId(reader: Reader, id: string) {
  return reader.db.selectFrom('applications').selectAll().where('id', '=', id);
}

/** Writes the first version of an application; throws a unique violation where another tab was first. */
export async function insertApplication(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  saved: SavedApplication,
): Promise<void> {
  await tx.db
    .insertInto('applications')
    .values({ id: saved.id, user_id: saved.userId, form: saved.form, ...columnsOf(fieldEncryption, saved) })
    .execute();
}

/** Writes a later version over the one that was locked. */
export async function updateApplication(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  saved: SavedApplication,
): Promise<void> {
  await tx.db
    .updateTable('applications')
    .set(columnsOf(fieldEncryption, saved))
    .where('id', '=', saved.id)
    .execute();
}

function columnsOf(fieldEncryption: FieldEncryption, saved: SavedApplication) {
  return {
    data: JSON.stringify(sealForm(fieldEncryption, saved.id, saved.data)),
    version: saved.version,
    application_status: saved.status,
    remarks: JSON.stringify(saved.remarks),
    saved_at: saved.savedAt,
    submitted_at: saved.submittedAt,
    decided_at: saved.decidedAt,
  };
}

/** Remembers which approval decided an application. */
export async function setApproval(tx: Tx, id: string, approvalId: string): Promise<void> {
  await tx.db.updateTable('applications').set({ approval_id: approvalId }).where('id', '=', id).execute();
}

/** All applicants, whatever was decided, in the order of their ids. */
export async function findSubmittedAfter(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  afterUserId: string | null,
  limit: number,
): Promise<SavedApplication[]> {
  let query = reader.db
    .selectFrom('applications')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('application_status', '<>', 'Incomplete')
    .orderBy('user_id')
    .limit(limit);
  if (afterUserId !== null) {
    query = query.where('user_id', '>', afterUserId);
  }
  return (await query.execute()).map((row) => applicationOf(row, fieldEncryption));
}

/** The running applications of some customers who have applied. */
export async function findSubmittedOf(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  userIds: readonly string[],
): Promise<SavedApplication[]> {
  const rows = await reader.db
    .selectFrom('applications')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('application_status', '<>', 'Incomplete')
    .where('user_id', '=', oneOf(userIds))
    .execute();
  return rows.map((row) => applicationOf(row, fieldEncryption));
}

const OWNERS = {
  name: 'onboarding_owners',
  text: ['applications', 'premium_applications', 'address_changes', 'bank_account_changes', 'ekyc_sessions']
    .map((table) => `select id, user_id from ${table} where id = any($1::uuid[])`)
    .join(' union all '),
};

/** Whose some applications, requests for changes and identity checks are, by id. */
export async function findOwners(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader.run<{ id: string; user_id: string }>(OWNERS, [ids]);
  return new Map(rows.map((row) => [row.id, row.user_id]));
}

/** How many applications wait for an operator. */
export async function countSubmitted(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('applications')
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where('application_status', '=', 'Submitted')
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

/** An application as it is stored, its numbers opened. */
export function applicationOf(
  row: Selectable<Applications>,
  fieldEncryption: FieldEncryption,
): SavedApplication {
  return {
    id: row.id,
    userId: row.user_id,
    // The table's CHECK lists are exactly these types.
    form: row.form as ApplicationForm,
    status: row.application_status as ApplicationStatus,
    data: openForm(fieldEncryption, row.id, row.data),
    version: row.version,
    remarks: remarksOf(row.remarks),
    savedAt: row.saved_at,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
  };
}

function remarksOf(stored: JsonValue): Remark[] {
  return Array.isArray(stored) ? stored.flatMap(remarkOf) : [];
}

function remarkOf(stored: JsonValue): Remark[] {
  const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
  return isObject && typeof stored.field === 'string' && typeof stored.text === 'string'
    ? [{ field: stored.field, text: stored.text }]
    : [];
}
