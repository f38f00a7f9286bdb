import { messageOf } from '../errors.ts';

/** Thrown into a start that is overtaken by a stop. */
export class StoppedError extends Error {
  override readonly name = 'StoppedError';
}

export interface Stoppable {
  stop(): Promise<void>;
}

/** What is running, in the order it was started, and stopped in the reverse order. */
export interface Stack {
  /** Starts one more part; if the stack was stopped meanwhile, stops it again and throws StoppedError. */
  add<Part extends Stoppable>(start: () => Part | Promise<Part>): Promise<Part>;
  /** Stops everything, the last started first. One part's failure does not keep the others running. */
  stop(): Promise<readonly string[]>;
}

export function createStack(): Stack {
  const parts: Stoppable[] = [];
  let starting: Promise<unknown> = Promise.resolve();
  let stopped: Promise<readonly string[]> | null = null;
  return {
    async add(start) {
      if (stopped !== null) throw new StoppedError();
      const made = Promise.resolve().then(start);
      starting = Promise.allSettled([starting, made]);
      const part = await made;
      if (stopped === null) {
        parts.push(part);
        return part;
      }
      await part.stop();
      throw new StoppedError();
    },
    stop() {
      stopped ??= stopAll(parts).then(async (problems) => {
        await starting;
        return problems;
      });
      return stopped;
    },
  };
}

async function stopAll(parts: Stoppable[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const part of parts.reverse()) {
    await part.stop().catch((error: unknown) => {
      problems.push(messageOf(error));
    });
  }
  return problems;
}
