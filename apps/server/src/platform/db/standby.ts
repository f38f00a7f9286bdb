import { LRUCache } from 'lru-cache';
import type { Log } from '../log.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { codeOf } from './database.ts';
import { openPool, type PoolOptions, type Reader, readerOn } from './pool.ts';
import { READ_ONLY_CODE } from './prepare-session.ts';

const SAMPLED_EVERY_MS = 500;
/** A standby that does not answer is asked again after so long. */
const LEFT_ALONE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 1_000;
const WRITERS_MAX = 50_000;

const WRITTEN = { name: 'standby_written', text: 'select pg_current_wal_lsn()::text as lsn' };
/** A standby that became the primary has everything. */
const HAS = {
  name: 'standby_has',
  text: `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn
    as has`,
};

/** Its address leads to one standby: what was asked of one of them says nothing about another. */
export interface StandbyOptions extends PoolOptions {
  /** The primary, whose state is what a standby is compared with. */
  readonly primary: Reader;
  /** How old at most what is read from it may be. */
  readonly stalenessMs: number;
}

/** Reads that may be a little old, from a standby of the database (decision 178). */
export interface Standby {
  /**
   * Runs a read on the standby, where that has all that was committed `stalenessMs` ago and all that the actor has written in
   * this process. Everything else, and every error, is for `otherwise`.
   */
  read<Result>(
    actorId: string | null,
    run: (reader: Reader) => Promise<Result>,
    otherwise: () => Promise<Result>,
  ): Promise<Result>;
  /** Says that an actor's write has been committed. */
  noteWrite(actorId: string | null): void;
  close(): Promise<void>;
}

/** How far the primary had written at an instant of the steady clock. */
interface Sample {
  readonly atMs: number;
  readonly lsn: string;
}

/** Opens it; a standby that is away is no error. */
export function openStandby(options: StandbyOptions): Standby {
  const { primary, stalenessMs, log } = options;
  const pool = openPool({ connectTimeoutMs: CONNECT_TIMEOUT_MS, name: 'titian-standby', ...options }, false);
  const writtenAtMs = new LRUCache<string, number>({ max: WRITERS_MAX });
  const samples: Sample[] = [];
  let awayUntilMs = 0;
  const sample = async () => {
    const atMs = performance.now();
    const [row] = await primary.run<{ lsn: string }>(WRITTEN, []);
    if (row !== undefined) samples.push({ atMs, lsn: row.lsn });
    while (samples[0] !== undefined && samples[0].atMs < atMs - stalenessMs) samples.shift();
  };
  const timer = startSampling(sample, log);
  const reader = readerOn(pool);
  /** What it has to have; null where that is not known yet. */
  const neededBy = (actorId: string | null) => {
    const written = actorId === null ? undefined : writtenAtMs.get(actorId);
    const sinceMs = Math.max(performance.now() - stalenessMs, written ?? 0);
    return samples.find(({ atMs }) => atMs >= sinceMs)?.lsn ?? null;
  };
  return {
    async read(actorId, run, otherwise) {
      const needed = neededBy(actorId);
      if (needed === null || performance.now() < awayUntilMs) return otherwise();
      try {
        const [state] = await reader.run<{ has: boolean }>(HAS, [needed]);
        if (state?.has === true) return await run(reader);
      } catch (error) {
        if (isConnectionLoss(error) && codeOf(error) !== READ_ONLY_CODE) {
          awayUntilMs = performance.now() + LEFT_ALONE_MS;
          log.warn({ err: error }, 'the standby does not answer');
        }
        log.debug({ err: error }, 'a read of the standby failed');
      }
      return otherwise();
    },
    noteWrite(actorId) {
      if (actorId !== null) writtenAtMs.set(actorId, performance.now());
    },
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}

function startSampling(sample: () => Promise<void>, log: Log): NodeJS.Timeout {
  let isSampling = false;
  const turn = async () => {
    if (isSampling) return;
    isSampling = true;
    await sample().catch((error: unknown) => log.debug({ err: error }, 'the primary could not be sampled'));
    isSampling = false;
  };
  void turn();
  return setInterval(turn, SAMPLED_EVERY_MS).unref();
}
