import type pg from 'pg';
import { quantile } from '../lib/measure.ts';
import { memoryMb } from '../lib/memory.ts';
import type { SoakMarket } from './market.ts';
import type { Call } from './traffic.ts';

/** The state of the product at one moment, and the calls since the sample before. */
export interface Sample {
  readonly second: number;
  readonly calls: number;
  readonly rejected: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly serverMb: number;
  readonly databaseMb: number;
  readonly jobsWaiting: number;
  readonly mailsWaiting: number;
  readonly mailsReceived: number;
  /** The table with the most dead rows beyond what autovacuum lets stand. */
  readonly worstTable: string;
  /** Its dead rows for each live one. */
  readonly deadShare: number;
  readonly vacuums: number;
}

/** Smaller tables are vacuumed whenever that many rows are dead. */
const SMALL_TABLE_ROWS = 10_000;

const STATE = `select pg_database_size(current_database())::float8 / 1048576 as "databaseMb",
    (select count(*)::int from graphile_worker._private_jobs where run_at <= now()) as "jobsWaiting",
    (select count(*)::int from emails where state = 'waiting' and next_at <= now()) as "mailsWaiting",
    (select sum(autovacuum_count)::int from pg_stat_user_tables) as vacuums, w.*
  from (select relname as "worstTable", n_dead_tup::float8 / greatest(n_live_tup, ${SMALL_TABLE_ROWS}) as "deadShare"
    from pg_stat_user_tables order by 2 desc limit 1) w`;

/** @param calls since the sample before */
export async function takeSample(
  market: SoakMarket,
  owner: pg.Client,
  second: number,
  calls: readonly Call[],
): Promise<Sample> {
  const { rows } =
    await owner.query<
      Pick<Sample, 'databaseMb' | 'jobsWaiting' | 'mailsWaiting' | 'vacuums' | 'worstTable' | 'deadShare'>
    >(STATE);
  const [state] = rows;
  if (state === undefined) throw new Error('the database does not answer with its state');
  const took = calls.map(({ tookMs }) => tookMs);
  return {
    ...state,
    ...{ second, calls: calls.length, rejected: calls.filter(({ isAccepted }) => !isAccepted).length },
    ...{ p50Ms: quantile(took, 0.5), p99Ms: quantile(took, 0.99) },
    serverMb: memoryMb(market.serverPid, 'VmRSS'),
    mailsReceived: market.clearMails(),
  };
}
