/** Lets a few run at the same time; the others wait in the order in which they came. */
export type Turns = <Result>(run: () => Promise<Result>) => Promise<Result>;

/** @param atOnce how many may run at the same time */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function begin(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function end(): void {
    const next = waiting.shift();
    if (next === undefined) {
      running -= 1;
      return;
    }
    // The turn is handed on, so that nobody who comes in between takes it.
    next();
  }

  return async (run) => {
    await begin();
    try {
      return await run();
    } finally {
      end();
    }
  };
}
