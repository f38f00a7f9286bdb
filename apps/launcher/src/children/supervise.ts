import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '../errors.ts';
import type { Stoppable } from './stack.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** What ran for so long works: its next end counts as the first one again. */
const STEADY_MS = 60_000;

/** How a part ended. */
export interface PartEnd {
  /** "exit code 1", or the name of a signal. */
  readonly reason: string;
  readonly logTail: string;
}

/** A process that can be started again when it ends. */
export interface Part extends Stoppable {
  /** Resolves when it takes work; rejects with a message for the user when it ends before. */
  ready(): Promise<unknown>;
  /** Resolves when it has ended, requested or not. */
  readonly ended: Promise<PartEnd>;
}

export interface SupervisionOptions<Supervised extends Part> {
  /** How messages call it: "server". */
  readonly name: string;
  /** The part, started and ready. */
  readonly part: Supervised;
  /** Starts it once more; it need not be ready yet. */
  readonly start: () => Supervised | Promise<Supervised>;
  /** Resolves when what it depends on runs; absent where it depends on nothing. */
  readonly dependency?: () => Promise<unknown>;
  /** Learns of each further process before that is ready. */
  readonly onStarted?: (part: Supervised) => void;
  /** Gets one line at a time for the user. */
  readonly say: (line: string) => void;
}

export interface Supervision extends Stoppable {
  /** Resolves while the part runs, and otherwise when it does so again. */
  running(): Promise<unknown>;
  /** Ends the part so that it is started again, with what has changed since. */
  restart(): Promise<void>;
}

/** How long to wait before the next start, after so many starts that did not last. */
export function restartDelayMs(failures: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
}

/**
 * Supervises a part (OPS-53, decision 160). Its states:
 *
 *     running --ended--> waiting --delay and dependency--> starting --ready--> running
 *     starting --failed--> waiting, twice as long;  every state --stop--> stopped
 */
export function supervise<Supervised extends Part>(options: SupervisionOptions<Supervised>): Supervision {
  const { name, start, dependency, onStarted, say } = options;
  const { signal, abort, aborted } = stopSignal();
  let current = options.part;
  let isRequested = false;
  let running: Promise<unknown> = Promise.resolve();

  /** One end, and every start until one lasts to readiness. @returns how many starts did not last, null when stopped */
  async function startAgain(failures: number): Promise<number | null> {
    for (let failed = failures; ; failed += 1) {
      await delay(isRequested ? 0 : restartDelayMs(failed), null, { signal }).catch(() => null);
      await Promise.race([dependency?.(), aborted]);
      if (signal.aborted) return null;
      isRequested = false;
      try {
        current = await start();
        onStarted?.(current);
        if (!signal.aborted) await current.ready();
        if (!signal.aborted) return failed + 1;
      } catch (error) {
        if (!signal.aborted) say(`${messageOf(error)}\n${nextStart(name, failed + 1)}`);
      }
      await current.stop();
    }
  }

  async function tend(): Promise<void> {
    for (let failures: number | null = 0; failures !== null; ) {
      const since = performance.now();
      const end = await current.ended;
      if (signal.aborted) return;
      if (performance.now() - since >= STEADY_MS) failures = 0;
      if (!isRequested) say(endMessage(name, end, failures));
      const next = startAgain(failures);
      running = next;
      failures = await next;
      if (failures !== null) say(`The ${name} runs again.`);
    }
  }

  const tending = tend();
  // `stop` reports its failure; until then it is no reason to end the launcher.
  tending.catch(() => undefined);
  return {
    running: () => running,
    restart() {
      isRequested = true;
      return current.stop();
    },
    async stop() {
      abort();
      await current.stop();
      await tending;
    },
  };
}

function stopSignal() {
  const controller = new AbortController();
  const { signal } = controller;
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  return { signal, aborted, abort: () => controller.abort() };
}

/** Only what fails repeatedly shows its log: one end may be the work of a person. */
function endMessage(name: string, { reason, logTail }: PartEnd, failures: number): string {
  const what = `The ${name} stopped unexpectedly (${reason}).`;
  const log = failures === 0 ? '' : ` The end of its log:\n${logTail}\n`;
  return `${what}${log}${log === '' ? ' ' : ''}${nextStart(name, failures)}`;
}

function nextStart(name: string, failures: number): string {
  return `The ${name} is started again in ${restartDelayMs(failures) / 1000} s.`;
}
