export interface TurnsOptions {
  /** How many may run at once. */
  readonly concurrent: number;
  /** How many may wait; one more is refused. */
  readonly maxWaiting: number;
  /** Makes the refusal. */
  readonly full: () => Error;
}

/** Runs work in the order it came, a few at a time. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createTurns(options: TurnsOptions): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;
  const enter = async () => {
    if (running < options.concurrent) {
      running += 1;
      return;
    }
    if (waiting.length >= options.maxWaiting) {
      throw options.full();
    }
    // Whoever leaves hands over the turn, so nobody who comes later gets in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = () => {
    const next = waiting.shift();
    if (next) {
      next();
    } else {
      running -= 1;
    }
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
