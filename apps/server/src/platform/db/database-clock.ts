import { databaseTimeMs, setClockOffset } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Reader } from './database.ts';

const READ_EVERY_MS = 2_000;
/** An instant is read without the part of its last millisecond. */
const READ_UNIT_MS = 1;
/** A difference of clocks that somebody should know of. */
const STEP_MS = 1_000;

const CLOCK = { name: 'database_clock', text: 'select clock_timestamp() as at' };

export interface ClockFollower {
  stop(): void;
}

/**
 * Makes `systemClock` tell the time of the database, and reads that every two seconds (OPS-59). While the database is away
 * the steady clock of this process goes on from the last reading.
 * @throws Error where the database does not answer the first time
 */
export async function followDatabaseClock(reader: Reader, log: Log): Promise<ClockFollower> {
  await readClock(reader, log);
  let isReading = false;
  const timer = setInterval(async () => {
    if (isReading) return;
    isReading = true;
    await readClock(reader, log).catch((error: unknown) =>
      log.debug({ err: error }, 'the clock of the database could not be read'),
    );
    isReading = false;
  }, READ_EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      setClockOffset(null);
    },
  };
}

/** The instant was read between sending and answer; the time that is told changes only where it lies outside. */
async function readClock(reader: Reader, log: Log): Promise<void> {
  const beganMs = performance.now();
  const [row] = await reader.run<{ at: Date }>(CLOCK, []);
  const endedMs = performance.now();
  if (row === undefined) return;
  const [leastMs, mostMs] = [row.at.getTime() - endedMs, row.at.getTime() + READ_UNIT_MS - beganMs];
  const presentMs = databaseTimeMs() - performance.now();
  const offsetMs = Math.min(Math.max(presentMs, leastMs), mostMs);
  if (Math.abs(offsetMs - presentMs) >= STEP_MS) {
    log.warn(
      { steppedMs: Math.round(offsetMs - presentMs) },
      'the time of the server steps to that of the database',
    );
  }
  setClockOffset(offsetMs);
}
