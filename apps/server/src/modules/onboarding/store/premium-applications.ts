import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { PremiumApplications } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { PremiumApplication, PremiumForm, PremiumState } from '../domain/premium-application.ts';

/** Writes a request; throws a unique violation where one waits already. */
export async function insertPremiumApplication(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  application: PremiumApplication,
): Promise<void> {
  await tx.db
    .insertInto('premium_applications')
    .values({
      id: application.id,
      user_id: application.userId,
      form: JSON.stringify(sealedForm(fieldEncryption, application)),
      state: application.state,
      version: application.version,
      requested_at: application.requestedAt,
    })
    .execute();
}

/** When the request that waits was made; null where none waits. */
export async function findWaitingSince(reader: Reader, userId: string): Promise<Date | null> {
  const row = await reader.db
    .selectFrom('premium_applications')
    .select('requested_at')
    .where('user_id', '=', userId)
    .where('state', '=', 'submitted')
    .executeTakeFirst();
  return row?.requested_at ?? null;
}

/** A request by id, or null. */
export async function findPremiumApplication(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<PremiumApplication | null> {
  const row = await byId(reader, id).executeTakeFirst();
  return row === undefined ? null : applicationOf(row, fieldEncryption);
}

/** The same, locked. */
export async function lockPremiumApplication(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<PremiumApplication | null> {
  const row = await byId(tx, id).forUpdate().executeTakeFirst();
  return row === undefined ? null : applicationOf(row, fieldEncryption);
}

function byId(reader: Reader, id: string) {
  return reader.db.selectFrom('premium_applications').selectAll().where('id', '=', id);
}

export interface PremiumOutcome {
  readonly state: Exclude<PremiumState, 'submitted'>;
  readonly decidedAt: Date;
  readonly remarks: string | null;
  readonly approvalId: string;
}

/** Writes a decision as the next version. */
export async function decidePremiumApplication(tx: Tx, id: string, outcome: PremiumOutcome): Promise<void> {
  await tx.db
    .updateTable('premium_applications')
    .set((row) => ({
      state: outcome.state,
      decided_at: outcome.decidedAt,
      remarks: outcome.remarks,
      approval_id: outcome.approvalId,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export interface PremiumFilter {
  readonly state: PremiumState | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of requests, newest first. */
export async function listPremiumApplications(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  filter: PremiumFilter,
): Promise<PremiumApplication[]> {
  let query = reader.db
    .selectFrom('premium_applications')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.limit);
  if (filter.state !== null) {
    query = query.where('state', '=', filter.state);
  }
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  return (await query.execute()).map((row) => applicationOf(row, fieldEncryption));
}

/** How many requests wait for an operator. */
export async function countPremiumWaiting(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('premium_applications')
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where('state', '=', 'submitted')
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

interface StoredForm {
  readonly fields: PremiumForm['fields'];
  readonly files: PremiumForm['files'];
  /** The foreign tax number, sealed. */
  readonly tax_number: string | null;
}

function taxNumberPlace(applicationId: string): FieldPlace {
  return { table: 'premium_applications', column: 'form', row: applicationId };
}

/** A tax number identifies a person: the database holds it encrypted only. */
function sealedForm(
  fieldEncryption: FieldEncryption,
  { id, form: { fields, files } }: PremiumApplication,
): StoredForm {
  const number = fields.inv_non_malaysian_income_tax;
  return {
    fields: { ...fields, inv_non_malaysian_income_tax: null },
    files,
    tax_number:
      number === null ? null : fieldEncryption.seal(String(number), taxNumberPlace(id)).toString('base64'),
  };
}

function openedForm(fieldEncryption: FieldEncryption, id: string, stored: unknown): PremiumForm {
  invariant(isStoredForm(stored), 'a stored Premium form has its shape');
  const { fields, files, tax_number: sealed } = stored;
  const number =
    sealed === null
      ? null
      : fieldEncryption.open({ ...taxNumberPlace(id), bytes: Buffer.from(sealed, 'base64') });
  return { files, fields: { ...fields, inv_non_malaysian_income_tax: number } };
}

function isStoredForm(stored: unknown): stored is StoredForm {
  return typeof stored === 'object' && stored !== null && 'fields' in stored && 'tax_number' in stored;
}

function applicationOf(
  row: Selectable<PremiumApplications>,
  fieldEncryption: FieldEncryption,
): PremiumApplication {
  return {
    id: row.id,
    userId: row.user_id,
    form: openedForm(fieldEncryption, row.id, row.form),
    // The table's CHECK list is exactly this type.
    state: row.state as PremiumState,
    version: row.version,
    requestedAt: row.requested_at,
    decidedAt: row.decided_at,
    remarks: row.remarks,
  };
}
