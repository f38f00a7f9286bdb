import { setTimeout as pause } from 'node:timers/promises';
import type { FpxFields } from './messages.ts';

/** One Direct AC on its way. */
export interface Dispatch {
  readonly orderNo: string;
  readonly fields: FpxFields;
  /** Waiting time before the first try; null waits until it is released manually. */
  readonly startAfterMs: number | null;
  /** Extra copies that leave at the same moment as the first one. */
  readonly extraCopies: number;
  /** Pauses between the tries; one more try than pauses. */
  readonly retryDelaysMs: readonly number[];
}

interface Running {
  readonly release: AbortController;
  readonly stop: AbortController;
  /** Settles after the first try. */
  readonly firstTry: Promise<void>;
  /** Settles when acknowledged (true) or given up (false). */
  readonly done: Promise<boolean>;
}

/** Reports the outcome of an attempt, so that it can be recorded. */
export type TryObserver = (orderNo: string, acknowledged: boolean) => void;

const TRY_TIMEOUT_MS = 10_000;

/**
 * Sends Direct ACs to the merchant, server to server, and repeats each until the answer's body trims
 * to `OK` (FPX-29). Count and delay are the simulator's own: the exchange's are not public.
 */
export class DirectConfirmations {
  readonly #url: string;
  readonly #observe: TryObserver;
  readonly #running = new Map<string, Running>();

  constructor(url: string, observe: TryObserver) {
    this.#url = url;
    this.#observe = observe;
  }

  /** Starts sending; an older confirmation of the same order that is still under way is dropped. */
  dispatch(dispatch: Dispatch): void {
    this.#running.get(dispatch.orderNo)?.stop.abort();
    const release = new AbortController();
    const stop = new AbortController();
    let tried: () => void = () => {};
    const firstTry = new Promise<void>((resolve) => {
      tried = resolve;
    });
    const done = this.#send(dispatch, release.signal, stop.signal, tried).finally(tried);
    this.#running.set(dispatch.orderNo, { release, stop, firstTry, done });
  }

  /** Sends a held or delayed confirmation now. Does nothing when none is under way. */
  release(orderNo: string): void {
    this.#running.get(orderNo)?.release.abort();
  }

  /** Settles after the first try of an order's confirmation, at once when none is under way. */
  async firstTry(orderNo: string): Promise<void> {
    await this.#running.get(orderNo)?.firstTry;
  }

  /** True when the order's confirmation was acknowledged, after all tries if need be. */
  async acknowledged(orderNo: string): Promise<boolean> {
    return (await this.#running.get(orderNo)?.done) ?? false;
  }

  /** Stops all sending; what was not acknowledged is sent again after the next start. */
  async close(): Promise<void> {
    const running = [...this.#running.values()];
    for (const { stop } of running) stop.abort();
    await Promise.all(running.map(({ done }) => done));
  }

  async #send(
    dispatch: Dispatch,
    release: AbortSignal,
    stop: AbortSignal,
    tried: () => void,
  ): Promise<boolean> {
    await hold(dispatch.startAfterMs, release, stop);
    for (let attempt = 0; !stop.aborted; attempt++) {
      const copies = attempt === 0 ? 1 + dispatch.extraCopies : 1;
      const answers = await Promise.all(
        Array.from({ length: copies }, () => this.#post(dispatch.fields, stop)),
      );
      const acknowledged = answers.includes(true);
      if (!stop.aborted) this.#observe(dispatch.orderNo, acknowledged);
      tried();
      const delayMs = dispatch.retryDelaysMs[attempt];
      if (acknowledged || delayMs === undefined) return acknowledged;
      await hold(delayMs, new AbortController().signal, stop);
    }
    return false;
  }

  async #post(fields: FpxFields, stop: AbortSignal): Promise<boolean> {
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        body: new URLSearchParams({ ...fields }),
        redirect: 'manual',
        signal: AbortSignal.any([stop, AbortSignal.timeout(TRY_TIMEOUT_MS)]),
      });
      const body = await answer.text();
      return answer.status === 200 && body.trim() === 'OK';
    } catch {
      // Refused, reset, too slow: in each case the merchant did not acknowledge.
      return false;
    }
  }
}

/** Waits for the time given (null: without limit) or until one of the signals comes. */
async function hold(delayMs: number | null, release: AbortSignal, stop: AbortSignal): Promise<void> {
  if (delayMs === 0) return;
  const signal = AbortSignal.any([release, stop]);
  try {
    await pause(delayMs ?? 2 ** 31 - 1, undefined, { signal, ref: false });
  } catch {
    // A signal ended the wait early, as intended.
  }
}
