import { sql } from 'kysely';
import { readByCursor } from '../../../platform/db/cursor.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { Column, PackageFile } from '../domain/package-file.ts';

/** So many rows are in memory at a time. */
const ROWS_AT_ONCE = 5_000;

/** Values by column: text, no value, or the bytes of an encrypted one. */
type StoredRow = Readonly<Record<string, string | Buffer | null>>;

/**
 * The rows of a file in the order of its key, some at a time: values as PostgreSQL writes them, encrypted ones opened.
 * One file is read at a time in a transaction.
 * @throws Error naming the row where a value does not open
 */
export async function* readRows(
  tx: Tx,
  encryption: FieldEncryption,
  file: PackageFile,
): AsyncGenerator<(string | null)[][]> {
  for await (const rows of readByCursor<StoredRow>(tx, sql.raw(statementOf(file)), ROWS_AT_ONCE)) {
    yield rows.map((row) => valuesOf(encryption, file, row));
  }
}

function statementOf({ columns, key, text }: PackageFile): string {
  const selected = Object.entries(columns).map(
    ([name, { sealed }]) => `r."${name}"${sealed === undefined ? '::text' : ''} as "${name}"`,
  );
  const order = key.map((name) => `r."${name}"${columns[name]?.type === 'text' ? ' collate "C"' : ''}`);
  return `select ${selected.join(', ')} from (${text}) r order by ${order.join(', ')}`;
}

function valuesOf(
  encryption: FieldEncryption,
  { name: file, columns }: PackageFile,
  row: StoredRow,
): (string | null)[] {
  return Object.entries(columns).map(([name, column]) => {
    const value = row[name] ?? null;
    return Buffer.isBuffer(value) ? opened(encryption, `${file}.${name}`, column, row, value) : value;
  });
}

function opened(
  encryption: FieldEncryption,
  what: string,
  { sealed }: Column,
  row: StoredRow,
  bytes: Buffer,
): string {
  const id = String(row[sealed?.row ?? '']);
  if (sealed === undefined) {
    throw new Error(`${what} of ${id} is no text.`);
  }
  try {
    return encryption.open({ ...sealed.place(id), bytes });
  } catch (cause) {
    throw new Error(
      `${what} of ${id} cannot be decrypted: restore the key that it is under (runbook keys.md).`,
      {
        cause,
      },
    );
  }
}
