import type { DatabaseClient } from '../db/client.ts';
import { createFieldEncryption, fieldKeyOf } from '../field-encryption.ts';
import type { DataKeys } from './data-keys.ts';
import type { FieldPlace, sealedColumns } from './sealed-columns.ts';

const SLICE = 200;
const COUNT_SLICE = 2_000;

export type SealedColumn = (typeof sealedColumns)[number];

interface SealedRow {
  readonly row_id: string;
  readonly value: unknown;
}

/**
 * Re-encrypts the values of a column under other field keys, a slice at a time. Locked rows are left to the next
 * pass, so that no transaction waits for two rows of a rotation.
 * @returns how many rows were changed
 */
export async function resealColumn(
  client: DatabaseClient,
  column: SealedColumn,
  keys: DataKeys,
  onSlice?: () => Promise<void>,
): Promise<number> {
  let changed = 0;
  let after: string | null = null;
  for (;;) {
    await client.query('begin');
    try {
      const rows: SealedRow[] = await lockSlice(client, column, after);
      for (const row of rows) {
        const value = resealed(column, keys, row);
        if (value !== null) {
          await writeValue(client, column, row, value);
          changed += 1;
        }
      }
      await client.query('commit');
      // A short slice is the last one: rows that come meanwhile are under the new key.
      after = rows.length < SLICE ? null : (rows.at(-1)?.row_id ?? null);
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
    await onSlice?.();
    if (after === null) {
      return changed;
    }
  }
}

/** How many values name each field key; what names none counts as key 0. */
export async function usedFieldKeys(
  client: DatabaseClient,
  columns: readonly SealedColumn[],
): Promise<Map<number, number>> {
  const uses = new Map<number, number>();
  for (const column of columns) {
    const { table, name, rowId, sortedBy } = sqlOf(column);
    let after: string | null = null;
    do {
      const { rows }: { rows: SealedRow[] } = await client.query(
        `select ${rowId} as row_id, ${'sealedKey' in column ? name : `substring(${name} from 1 for 9)`} as value
          from ${table}
          where ${name} is not null and ${sortedBy} is not null ${after === null ? '' : `and ${sortedBy} > $1`}
          order by ${sortedBy} limit ${COUNT_SLICE}`,
        after === null ? [] : [after],
      );
      for (const bytes of rows.flatMap((row) => sealedIn(column, row.value))) {
        uses.set(fieldKeyOf(bytes), (uses.get(fieldKeyOf(bytes)) ?? 0) + 1);
      }
      after = rows.length < COUNT_SLICE ? null : (rows.at(-1)?.row_id ?? null);
    } while (after !== null);
  }
  return uses;
}

async function lockSlice(
  client: DatabaseClient,
  column: SealedColumn,
  after: string | null,
): Promise<SealedRow[]> {
  const { table, name, rowId, sortedBy } = sqlOf(column);
  const { rows } = await client.query(
    `select ${rowId} as row_id, ${name} as value from ${table}
      where ${name} is not null and ${sortedBy} is not null ${after === null ? '' : `and ${sortedBy} > $1`}
      order by ${sortedBy} limit ${SLICE} for no key update skip locked`,
    after === null ? [] : [after],
  );
  return rows;
}

async function writeValue(client: DatabaseClient, column: SealedColumn, row: SealedRow, value: unknown) {
  const { table, name, type, sortedBy } = sqlOf(column);
  await client.query(`update ${table} set ${name} = $1::${type} where ${sortedBy} = $2`, [value, row.row_id]);
}

/** The identifiers are constants of this program. The job library stores payloads in a separate table. */
function sqlOf({ table, column, rowId, ...one }: SealedColumn) {
  if (table === 'jobs') {
    const id = "(payload ->> 'request_id')";
    return { table: 'graphile_worker._private_jobs', name: column, type: 'json', rowId: id, sortedBy: id };
  }
  const joined = rowId.length === 1 ? rowId[0] : `concat_ws(':', ${rowId.join(', ')})`;
  const type = 'sealedKey' in one ? 'jsonb' : 'bytea';
  // Sorted by the column as it is, which its index serves.
  return { table, name: column, type, rowId: `${joined}::text`, sortedBy: joined };
}

/** The new value of a row; null where it is under the field key in force already. */
function resealed(column: SealedColumn, keys: DataKeys, { row_id: row, value }: SealedRow): unknown {
  const fieldEncryption = createFieldEncryption(() => keys);
  const place = { table: column.table, column: column.column, row } as FieldPlace;
  const again = (bytes: Buffer) => fieldEncryption.seal(fieldEncryption.open({ ...place, bytes }), place);
  if (sealedIn(column, value).every((bytes) => fieldKeyOf(bytes) === keys.current.id)) {
    return null;
  }
  if (Buffer.isBuffer(value)) {
    return again(value);
  }
  return JSON.stringify(
    mapSealed(value, sealedKeyOf(column), (text) => again(Buffer.from(text, 'base64')).toString('base64')),
  );
}

function sealedKeyOf(column: SealedColumn): string {
  return 'sealedKey' in column ? column.sealedKey : '';
}

function sealedIn(column: SealedColumn, value: unknown): Buffer[] {
  if (Buffer.isBuffer(value)) {
    return [value];
  }
  const found: Buffer[] = [];
  mapSealed(value, sealedKeyOf(column), (text) => {
    found.push(Buffer.from(text, 'base64'));
    return text;
  });
  return found;
}

function mapSealed(value: unknown, sealedKey: string, map: (text: string) => string): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => mapSealed(one, sealedKey, map));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(([key, one]) => [
    key,
    key === sealedKey && typeof one === 'string' ? map(one) : mapSealed(one, sealedKey, map),
  ]);
  return Object.fromEntries(entries);
}
