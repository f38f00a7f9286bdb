import { newId } from '@titian/server/platform/ids';
import pg from 'pg';
import { copyRows } from './copy-rows.ts';

const ROWS = 200_000;

/** How many rows COPY writes per second into a new table with a primary key, each as wide as a subscription's ids. */
export async function copyRowsPerSecond(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('drop table if exists bench_copied');
    await client.query(
      'create table bench_copied (id uuid primary key, note uuid not null, investor uuid not null, amount_sen bigint not null)',
    );
    const note = newId();
    const rows = Array.from({ length: ROWS }, () => `${newId()},${note},${newId()},5000\n`);
    const started = process.hrtime.bigint();
    await copyRows(client, 'copy bench_copied from stdin (format csv)', Buffer.from(rows.join('')));
    return ROWS / (Number(process.hrtime.bigint() - started) / 1e9);
  } finally {
    await client.end();
  }
}
