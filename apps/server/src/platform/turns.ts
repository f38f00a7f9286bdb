/** Turns that go round among those who wait: one with sixty pieces of work holds nobody else up by more than one. */
export type Turns = <Result>(who: string, run: () => Promise<Result>) => Promise<Result>;

/** @param atOnce how many may run at the same time, over all */
export function createTurns(atOnce: number): Turns {
  /** In the order in which they are next. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;

  function begin(who: string): Promise<void> | undefined {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    return new Promise<void>((resolve) => {
      waiting.set(who, [...(waiting.get(who) ?? []), resolve]);
    });
  }

  function end(): void {
    const first = waiting.entries().next().value;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [who, [next, ...rest]] = first;
    // Whoever has had a turn stands at the end.
    waiting.delete(who);
    if (rest.length > 0) {
      waiting.set(who, rest);
    }
    next?.();
  }

  return async (who, run) => {
    await begin(who);
    try {
      return await run();
    } finally {
      end();
    }
  };
}
