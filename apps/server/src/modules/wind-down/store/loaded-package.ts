import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import { isEmptyDatabase } from '../../../platform/backup/catalogue.ts';
import type { DatabaseClient } from '../../../platform/db/client.ts';
import type { ListedTable, Manifest } from '../domain/manifest.ts';
import { columnTypes } from '../domain/package-file.ts';
import { customerChecks } from './customer-checks.ts';
import { ledgerChecks, MOVED } from './ledger-checks.ts';
import { noteChecks } from './note-checks.ts';

/** What is not as it should be: where (of rows the table, otherwise the path), which row by its key, and what. */
export interface Difference {
  readonly file: string;
  readonly row: string;
  readonly what: string;
}

/** More of one kind are not listed; the last one says that there are more. */
const LISTED = 20;

/** @throws Error where the database that a package is loaded into holds anything */
export async function requireEmpty(client: DatabaseClient): Promise<void> {
  if (!(await isEmptyDatabase(client))) {
    throw new Error('The database is not empty: a package is read back into an empty one.');
  }
}

/**
 * Makes a plain table without constraints and copies a file into it.
 * @returns how many rows it had
 * @throws Error of the database where a value is not of its column's type, or a row has not its columns
 */
export async function loadTable(client: DatabaseClient, table: ListedTable, path: string): Promise<number> {
  const columns = table.columns.map(({ name, type }) => `"${name}" ${columnTypes[type].sql}`).join(', ');
  await client.query(`create unlogged table "${table.name}" (${columns})`);
  const names = table.columns.map(({ name }) => `"${name}"`).join(', ');
  const target = client.query(from(`copy "${table.name}" (${names}) from stdin (format csv, header match)`));
  await pipeline(createReadStream(path), target);
  return target.rowCount;
}

/** Rows with the same key, and rows that name one that is not there. */
export async function findBrokenKeys(
  client: DatabaseClient,
  tables: readonly ListedTable[],
): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { name, key } of tables) {
    const quoted = key.map((one) => `"${one}"`).join(', ');
    found.push(
      ...(await differencesOf(
        client,
        `select '${name}' as file, concat_ws(', ', ${quoted}) as row, 'is there ' || count(*) || ' times' as what
          from "${name}" group by ${quoted} having count(*) > 1`,
      )),
    );
    await client.query(`create index on "${name}" (${quoted})`);
    await client.query(`analyze "${name}"`);
  }
  for (const { name, key, columns } of tables) {
    for (const { name: column, references } of columns) {
      if (references !== undefined) {
        found.push(...(await findOrphans(client, { name, key, column, references })));
      }
    }
  }
  return found;
}

function findOrphans(
  client: DatabaseClient,
  {
    name,
    key,
    column,
    references,
  }: { name: string; key: readonly string[]; column: string; references: string },
): Promise<Difference[]> {
  const [file = '', target = ''] = references.split('.');
  const row = key.map((one) => `r."${one}"`).join(', ');
  return differencesOf(
    client,
    `select '${name}' as file, concat_ws(', ', ${row}) as row,
        '${column} ' || r."${column}" || ' is not in ${file}' as what
      from "${name}" r left join "${file}" o on o."${target}" = r."${column}"
      where r."${column}" is not null and o."${target}" is null`,
  );
}

/** What the rows do not come to when they are added up again. */
export async function findDifferences(client: DatabaseClient): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const check of [...ledgerChecks, ...noteChecks, ...customerChecks]) {
    found.push(...(await differencesOf(client, check)));
  }
  return found;
}

async function differencesOf(client: DatabaseClient, text: string): Promise<Difference[]> {
  const { rows } = await client.query<Difference>(
    `select file, "row", what from (${text}) d order by "row" collate "C" limit ${LISTED + 1}`,
  );
  const more = { file: rows[0]?.file ?? '', row: 'more', what: `differ; the first ${LISTED} are listed` };
  return rows.length > LISTED ? [...rows.slice(0, LISTED), more] : rows;
}

/** The totals of a manifest and the head of its chain, from the rows. */
export async function readTotals(client: DatabaseClient): Promise<Pick<Manifest, 'totals' | 'chainHead'>> {
  const totals = await client.query<Manifest['totals']>(
    `select coalesce((select sum(total) from ${MOVED} t join accounts a on a.id = t.account_id where a.is_cash), 0)::text as "customerCash",
      coalesce((select -sum(total) from ${MOVED} t join accounts a on a.id = t.account_id where a.kind = 'trust_bank'), 0)::text as "trustBank",
      (select coalesce(sum(outstanding_sen), 0)::text from holdings) as "outstandingPrincipal",
      (select coalesce(sum(amount_sen), 0)::text from transfers) as "transfers"`,
  );
  const head = await client.query<{ seq: string; root: string }>(
    'select seq::text, root_hash as root from chain_seals s order by s.seq desc limit 1',
  );
  const [total] = totals.rows;
  if (total === undefined) {
    throw new Error('The database answers no totals.');
  }
  return { totals: total, chainHead: head.rows[0] ?? null };
}

/** The documents that the rows say are in the package, with their SHA-256. */
export async function readPackedDocuments(
  client: DatabaseClient,
): Promise<readonly { readonly id: string; readonly sha256: string }[]> {
  const { rows } = await client.query<{ id: string; sha256: string }>(
    'select id::text, sha256 from documents where path is not null order by id',
  );
  return rows;
}
