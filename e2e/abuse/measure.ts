import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Production } from './production.ts';
import type { Sample } from './verdict.ts';

/** Looks at a product from outside its processes. */
export interface Probe {
  sample(at: number): Promise<Sample>;
  /** Rows of every table, counted. */
  rows(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

export async function openProbe({ cluster, dataDir, apiPid, workerPid }: Production): Promise<Probe> {
  const client = new pg.Client({ connectionString: cluster.ownerUrl });
  await client.connect();
  return {
    async sample(at) {
      const { rows } = await client.query<{ size: string }>(
        'select pg_database_size(current_database()) as size',
      );
      return {
        at,
        disk: sizeOf(dataDir),
        database: Number(rows[0]?.size),
        apiMemory: memoryOf(apiPid),
        workerMemory: memoryOf(workerPid),
        sockets: socketsOf(apiPid),
      };
    },
    async rows() {
      const { rows: tables } = await client.query<{ name: string }>(
        "select tablename as name from pg_tables where schemaname = 'public' order by 1",
      );
      const counted = new Map<string, number>();
      for (const { name } of tables) {
        const { rows } = await client.query<{ count: string }>(`select count(*) from "${name}"`);
        counted.set(name, Number(rows[0]?.count));
      }
      return counted;
    },
    close: () => client.end(),
  };
}

/** Bytes that a folder takes on disk; what goes away meanwhile counts as nothing. */
function sizeOf(folder: string): number {
  const BLOCK = 512;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.blocks ?? 0)
    .reduce((sum, blocks) => sum + blocks * BLOCK, 0);
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

function socketsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).filter((fd) => isSocket(`/proc/${pid}/fd/${fd}`)).length;
}

function isSocket(path: string): boolean {
  try {
    return readlinkSync(path).startsWith('socket:');
  } catch {
    // It was closed in between.
    return false;
  }
}
