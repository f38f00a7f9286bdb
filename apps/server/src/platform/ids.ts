import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';
import { systemClock } from './clock.ts';

const BYTES_PER_ID = 16;
/** Random bytes cost ten times as much as the rest of an id, so they are generated in bulk. */
const pool = new Uint8Array(BYTES_PER_ID * 256);
let used = pool.length;
let lastMs = 0;
let sequence = 0;

/** A new time-ordered id (uuid v7), made here so that a row can be named before it is written. */
export function newId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES_PER_ID;
  const random = pool.subarray(used - BYTES_PER_ID, used);
  // An id carries the time of the machine, whatever the business date.
  countOn(systemClock.now().getTime(), random);
  return v7({ random, msecs: lastMs, seq: sequence });
}

/** Ids of one millisecond count up from a random start, so that they keep the order in which they were made. */
function countOn(nowMs: number, random: Uint8Array): void {
  if (nowMs > lastMs) {
    lastMs = nowMs;
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
    return;
  }
  sequence = (sequence + 1) | 0;
  if (sequence === 0) {
    lastMs += 1;
  }
}
