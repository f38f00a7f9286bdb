import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Reads rows; amounts and counts come as bigint, days as 'YYYY-MM-DD'. */
export interface Database {
  rows<Row extends object>(query: string, values?: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.NUMERIC]: String,
  [pg.types.builtins.DATE]: String,
};

/** Opens the database of a product that runs on a data folder, for reading only. */
export function openDatabase(dataDir: string): Promise<Database> {
  return open(dataDir, '-c default_transaction_read_only=on');
}

/** Opens it for statements of any kind: only where the product and its data are thrown away afterwards. */
export function openScratch(dataDir: string): Promise<Database> {
  return open(dataDir, '');
}

async function open(dataDir: string, options: string): Promise<Database> {
  const { databaseUrl } = JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8'));
  const client = new pg.Client({
    connectionString: databaseUrl,
    options,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        parsers[id] ?? pg.types.getTypeParser(id, format as 'text'),
    },
  });
  await client.connect();
  return {
    rows: async <Row extends object>(query: string, values: readonly unknown[] = []) =>
      (await client.query<Row>(query, [...values])).rows,
    close: () => client.end(),
  };
}
