import type { IncomingMessage } from 'node:http';

/** How slowly a body may come. */
export interface BodyPace {
  /** The interval of the checks. */
  readonly checkMs: number;
  /** How long nothing may come. */
  readonly idleMs: number;
  /** After this time the average has to be at least `minBytesPerSecond`. */
  readonly graceMs: number;
  readonly minBytesPerSecond: number;
}

/** A phone on a bad network sends 8 KB a second; a slower client occupies a slot. */
export const bodyPace: BodyPace = {
  checkMs: 1_000,
  idleMs: 20_000,
  graceMs: 30_000,
  minBytesPerSecond: 8_000,
};

/** The progress of a body, checked every `checkMs`; returns whether it is too slow. */
export function createPaceCheck(pace: BodyPace): (bytesSoFar: number) => boolean {
  let looks = 0;
  let idleLooks = 0;
  let last = 0;
  return (bytesSoFar) => {
    looks += 1;
    idleLooks = bytesSoFar === last ? idleLooks + 1 : 0;
    last = bytesSoFar;
    const elapsedMs = looks * pace.checkMs;
    const isSlow = elapsedMs >= pace.graceMs && bytesSoFar * 1_000 < pace.minBytesPerSecond * elapsedMs;
    return isSlow || idleLooks * pace.checkMs >= pace.idleMs;
  };
}

/** Calls `tooSlow` once when a body comes too slowly. Answers how to stop watching. */
export function watchBody(request: IncomingMessage, pace: BodyPace, tooSlow: () => void): () => void {
  const { socket } = request;
  const before = socket.bytesRead ?? 0;
  const isTooSlow = createPaceCheck(pace);
  const timer = setInterval(() => {
    if (isTooSlow((socket.bytesRead ?? 0) - before)) {
      clearInterval(timer);
      tooSlow();
    }
  }, pace.checkMs);
  timer.unref();
  return () => clearInterval(timer);
}
