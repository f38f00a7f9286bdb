import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { StatementFormat } from '../../../gateways/payout/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { FieldPlace, SealedField } from '../../../platform/keys/sealed-columns.ts';

export type ImportState = 'pending' | 'approved' | 'rejected';
/** `held`: approved, and waits until a gap before it is closed; `known`: it said nothing new. */
export type ImportPartState = 'pending' | 'held' | 'stored' | 'known' | 'rejected';

/** An uploaded statement file, which settles nothing before a second operator has approved it. */
export interface StatementImport {
  readonly id: string;
  readonly fileSha256: Buffer;
  /** Encrypted, as the bank wrote it. */
  readonly fileEnc: SealedField;
  readonly format: StatementFormat;
  readonly uploadedBy: string;
  readonly state: ImportState;
  readonly approvalId: string | null;
  readonly createdAt: Date;
}

/** One statement of the file. */
export interface StatementImportPart {
  readonly importId: string;
  /** The statement's place in the file, from 1. */
  readonly partNo: number;
  /** Number of the account, as the bank names it. */
  readonly accountNo: string;
  readonly statementNo: string;
  readonly fromOn: Day;
  readonly toOn: Day;
  readonly openingSen: Sen;
  readonly closingSen: Sen;
  /** Whether its last day was over when it was uploaded. */
  readonly isFinal: boolean;
  readonly lines: number;
  readonly state: ImportPartState;
}

const importColumns = [
  'id',
  'file_sha256 as fileSha256',
  'file_enc as fileEnc',
  'format',
  'uploaded_by as uploadedBy',
  'state',
  'approval_id as approvalId',
  'created_at as createdAt',
] as const;

const partColumns = [
  'import_id as importId',
  'part_no as partNo',
  'account as accountNo',
  'statement_no as statementNo',
  'from_on as fromOn',
  'to_on as toOn',
  'opening_sen as openingSen',
  'closing_sen as closingSen',
  'is_final as isFinal',
  'lines',
  'state',
] as const;

/** Where an uploaded file stands. */
export function filePlace(importId: string): FieldPlace {
  return { table: 'statement_imports', column: 'file_enc', row: importId };
}

/** The CHECKs of the tables hold the lists. */
function importOf(
  row: Omit<StatementImport, 'format' | 'state' | 'fileEnc'> & {
    format: string;
    state: string;
    fileEnc: Buffer;
  },
): StatementImport {
  const fileEnc = { ...filePlace(row.id), bytes: row.fileEnc };
  return { ...row, fileEnc, format: row.format as StatementFormat, state: row.state as ImportState };
}

function partOf(row: Omit<StatementImportPart, 'state'> & { state: string }): StatementImportPart {
  return { ...row, state: row.state as ImportPartState };
}

export async function insertImport(
  tx: Tx,
  imported: Pick<StatementImport, 'id' | 'fileSha256' | 'format' | 'uploadedBy'> & {
    readonly fileEnc: Buffer;
  },
  parts: readonly Omit<StatementImportPart, 'importId' | 'state'>[],
): Promise<void> {
  await tx.db
    .insertInto('statement_imports')
    .values({
      ...{ id: imported.id, file_sha256: imported.fileSha256, file_enc: imported.fileEnc },
      ...{ format: imported.format, uploaded_by: imported.uploadedBy },
    })
    .execute();
  await tx.db
    .insertInto('statement_import_parts')
    .values(
      parts.map((one) => ({
        ...{ import_id: imported.id, part_no: one.partNo, account: one.accountNo },
        ...{ statement_no: one.statementNo, from_on: one.fromOn, to_on: one.toOn },
        ...{ opening_sen: one.openingSen, closing_sen: one.closingSen },
        ...{ is_final: one.isFinal, lines: one.lines },
      })),
    )
    .execute();
}

export async function findImport(reader: Reader, id: string): Promise<StatementImport | null> {
  const row = await reader.db
    .selectFrom('statement_imports')
    .select(importColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : importOf(row);
}

export async function lockImport(tx: Tx, id: string): Promise<StatementImport | null> {
  const row = await tx.db
    .selectFrom('statement_imports')
    .select(importColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : importOf(row);
}

/** The statements of files, in the order of each file. */
export async function listParts(
  reader: Reader,
  importIds: readonly string[],
): Promise<StatementImportPart[]> {
  const rows = await reader.db
    .selectFrom('statement_import_parts')
    .select(partColumns)
    .where('import_id', '=', oneOf(importIds))
    .orderBy('import_id')
    .orderBy('part_no')
    .execute();
  return rows.map(partOf);
}

/** Approved statements of an account that wait behind a gap, oldest first. */
export async function listHeldParts(reader: Reader, accountNo: string): Promise<StatementImportPart[]> {
  const rows = await reader.db
    .selectFrom('statement_import_parts')
    .select(partColumns)
    .where('account', '=', accountNo)
    .where('state', '=', 'held')
    .orderBy('from_on')
    .orderBy('import_id')
    .orderBy('part_no')
    .execute();
  return rows.map(partOf);
}

/** Files that wait for their approval or behind a gap, the last uploaded first. */
export async function listOpenImports(reader: Reader, limit: number): Promise<StatementImport[]> {
  const rows = await reader.db
    .selectFrom('statement_imports')
    .select(importColumns)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('state', '=', 'pending'),
        exists(
          selectFrom('statement_import_parts')
            .select('statement_import_parts.part_no')
            .whereRef('statement_import_parts.import_id', '=', 'statement_imports.id')
            .where('statement_import_parts.state', '=', 'held'),
        ),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(importOf);
}

/** Whether a file waits already, or was approved. */
export async function findImportOfFile(reader: Reader, fileSha256: Buffer): Promise<ImportState | null> {
  const row = await reader.db
    .selectFrom('statement_imports')
    .select('state')
    .where('file_sha256', '=', fileSha256)
    .where('state', '<>', 'rejected')
    .executeTakeFirst();
  return row === undefined ? null : (row.state as ImportState);
}

/** Writes which proposal decides about a file. */
export async function setImportApproval(tx: Tx, id: string, approvalId: string): Promise<void> {
  await tx.db
    .updateTable('statement_imports')
    .set({ approval_id: approvalId })
    .where('id', '=', id)
    .execute();
}

export async function decideImport(
  tx: Tx,
  id: string,
  state: 'approved' | 'rejected',
  at: Date,
): Promise<void> {
  await tx.db.updateTable('statement_imports').set({ state, decided_at: at }).where('id', '=', id).execute();
  if (state === 'rejected') {
    await tx.db
      .updateTable('statement_import_parts')
      .set({ state: 'rejected' })
      .where('import_id', '=', id)
      .execute();
  }
}

export async function changePart(
  tx: Tx,
  { importId, partNo }: Pick<StatementImportPart, 'importId' | 'partNo'>,
  change: { readonly state: ImportPartState; readonly statementId: string | null },
): Promise<void> {
  await tx.db
    .updateTable('statement_import_parts')
    .set({ state: change.state, statement_id: change.statementId })
    .where('import_id', '=', importId)
    .where('part_no', '=', partNo)
    .execute();
}
