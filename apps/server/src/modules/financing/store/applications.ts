import type { FinancingType, NoteContract } from '@titian/contracts/constants';
import type { RepaymentProfile } from '@titian/finance/schedule';
import { parseSen } from '@titian/finance/sen';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { likePattern } from '../../../platform/db/like.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { FinancingApplications } from '../../../platform/db/schema.ts';
import { invariant } from '../../../platform/errors.ts';
import type { FinancingApplication, FinancingState } from '../domain/financing-application.ts';
import { emptyFinancing, type FinancingData } from '../domain/financing-data.ts';

/** A form that is not submitted yet; its identity numbers are sealed. */
export interface Draft {
  readonly id: string;
  readonly version: number;
  readonly data: FinancingData;
  readonly savedAt: Date;
}

/** A submitted application with the whole form behind it; its identity numbers are sealed. */
export interface StoredApplication {
  readonly application: FinancingApplication;
  readonly data: FinancingData;
}

type Row = Selectable<FinancingApplications>;

/** The issuer's draft, locked where a transaction is given. */
export async function findDraft(reader: Reader, issuerId: string): Promise<Draft | null> {
  const row = await draftOf(reader, issuerId).executeTakeFirst();
  return row ? toDraft(row) : null;
}

export async function lockDraft(tx: Tx, issuerId: string): Promise<Draft | null> {
  const row = await draftOf(tx, issuerId).forUpdate().executeTakeFirst();
  return row ? toDraft(row) : null;
}

function draftOf(reader: Reader, issuerId: string) {
  return reader.db
    .selectFrom('financing_applications')
    .selectAll()
    .where('issuer_id', '=', issuerId)
    .where('state', '=', 'draft');
}

function toDraft(row: Row): Draft {
  return { id: row.id, version: row.version, data: dataOf(row), savedAt: row.saved_at };
}

/** The next number of a note, as `N-000101`; numbers of rejected applications are not used again. */
export async function nextNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ next: bigint }>`select nextval('note_numbers') as next`.execute(tx.db);
  return `N-${String(rows[0]?.next ?? '').padStart(6, '0')}`;
}

export async function insertApplication(
  tx: Tx,
  row: Omit<Insertable<FinancingApplications>, 'data'> & { data: FinancingData },
): Promise<void> {
  await tx.db
    .insertInto('financing_applications')
    .values({ ...row, data: JSON.stringify(row.data) })
    .execute();
}

/** Writes over an application, whatever else changes its version grows by one. */
export async function updateApplication(
  tx: Tx,
  id: string,
  change: Omit<Updateable<FinancingApplications>, 'data' | 'version'> & { data?: FinancingData },
): Promise<void> {
  const { data, ...columns } = change;
  await tx.db
    .updateTable('financing_applications')
    .set((eb) => ({
      ...columns,
      ...(data === undefined ? {} : { data: JSON.stringify(data) }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** The select that every read of submitted applications begins with. */
export function submitted(reader: Reader) {
  return reader.db.selectFrom('financing_applications').selectAll().where('state', '<>', 'draft');
}

export async function findApplication(reader: Reader, id: string): Promise<StoredApplication | null> {
  const row = await submitted(reader).where('id', '=', id).executeTakeFirst();
  return row ? toApplication(row) : null;
}

/** The numbers of submitted applications, by id; each stays that of the note. */
export async function findNumbers(reader: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await reader.db
    .selectFrom('financing_applications')
    .select(['id', 'number'])
    .where('id', '=', oneOf(ids))
    .where('number', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.number ?? '']));
}

export async function lockApplication(tx: Tx, id: string): Promise<StoredApplication | null> {
  const row = await submitted(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? toApplication(row) : null;
}

export interface ApplicationFilter {
  readonly issuerId?: string;
  readonly states?: readonly FinancingState[];
  /** Only applications before this id: the cursor of the page before. */
  readonly beforeId: string | null;
  readonly limit: number;
}

/** Submitted applications with a text in their number, and those of some issuers, newest first. */
export async function searchApplications(
  reader: Reader,
  fragment: string,
  issuerIds: readonly string[],
  limit: number,
): Promise<FinancingApplication[]> {
  const rows = await submitted(reader)
    .where((row) =>
      row.or([
        row(row.fn<string>('lower', ['number']), 'like', likePattern(fragment)),
        row('issuer_id', '=', oneOf(issuerIds)),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => toApplication(row).application);
}

/** Submitted applications, newest first. */
export async function listApplications(
  reader: Reader,
  filter: ApplicationFilter,
): Promise<FinancingApplication[]> {
  let query = submitted(reader).orderBy('id', 'desc').limit(filter.limit);
  if (filter.issuerId !== undefined) {
    query = query.where('issuer_id', '=', filter.issuerId);
  }
  if (filter.states !== undefined) {
    query = query.where('state', 'in', [...filter.states]);
  }
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  const rows = await query.execute();
  return rows.map((row) => toApplication(row).application);
}

/** Whether an issuer has an application in one of these states. */
export async function hasApplicationIn(
  reader: Reader,
  issuerId: string,
  states: readonly FinancingState[],
): Promise<boolean> {
  const row = await reader.db
    .selectFrom('financing_applications')
    .select('id')
    .where('issuer_id', '=', issuerId)
    .where('state', 'in', [...states])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accepted applications of an issuer for an invoice; whether their notes came about is known elsewhere. */
export async function acceptedWithInvoice(
  reader: Reader,
  issuerId: string,
  invoiceKey: string,
): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('financing_applications')
    .select('id')
    .where('issuer_id', '=', issuerId)
    .where('invoice_key', '=', invoiceKey)
    .where('state', '=', 'accepted')
    .execute();
  return rows.map((row) => row.id);
}

/** How many submitted applications are in a state. */
export async function countInState(reader: Reader, state: FinancingState): Promise<number> {
  const row = await reader.db
    .selectFrom('financing_applications')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

function dataOf(row: Row): FinancingData {
  return { ...emptyFinancing, ...(row.data as Partial<FinancingData>) };
}

/** A row as the module reads it. */
export function toApplication(row: Row): StoredApplication {
  const data = dataOf(row);
  const amountSen = parseSen(data.amount ?? '');
  const { number, submitted_at: submittedAt, submitted_on: submittedOn } = row;
  invariant(
    amountSen !== null && number !== null && submittedAt !== null && submittedOn !== null,
    `application ${row.id} was checked when it was submitted`,
  );
  return {
    application: { ...termsOf(data), ...identityOf(row), amountSen, number, submittedAt, submittedOn },
    data,
  };
}

function termsOf(data: FinancingData) {
  return {
    type: data.loan_category as FinancingType,
    contract: data.contract as NoteContract,
    termMonths: Number(data.term_months),
    profile: data.profile as RepaymentProfile,
    purpose: data.purpose ?? '',
    namesGuarantor: (data.guarantors?.length ?? 0) > 0,
    documents: data.documents,
  };
}

function identityOf(row: Row) {
  return {
    id: row.id,
    issuerId: row.issuer_id,
    state: row.state as FinancingState,
    version: row.version,
    rejectionReason: row.rejection_reason,
  };
}
