import type { Log } from './log.ts';

/** A periodic task; a failure is logged and the next run retries. */
export interface Periodic {
  readonly name: string;
  readonly everyMs: number;
  run(): Promise<void>;
}

/** Starts all of them; `stop` waits for turns under way. */
export function startPeriodic(all: readonly Periodic[], log: Log): { stop(): Promise<void> } {
  let stopping = false;
  const turns = all.map((one) => {
    let current: Promise<void> = Promise.resolve();
    let timer: NodeJS.Timeout;
    const schedule = () => {
      if (!stopping) {
        timer = setTimeout(turn, one.everyMs);
      }
    };
    const turn = () => {
      current = one
        .run()
        .catch((error: unknown) => log.warn({ err: error, periodic: one.name }, 'a periodic task failed'))
        .finally(schedule);
    };
    schedule();
    return {
      async stop() {
        clearTimeout(timer);
        await current;
      },
    };
  });
  return {
    async stop() {
      stopping = true;
      await Promise.all(turns.map((one) => one.stop()));
    },
  };
}
