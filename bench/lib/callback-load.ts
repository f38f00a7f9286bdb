import type { SignedCallback } from './callback-world.ts';
import { openPosts, type RawPosts } from './raw-posts.ts';

const CONNECTIONS = 32;

export interface LoadFigures {
  /** Acknowledged a second, from the first that was sent to the last that was answered. */
  readonly perSecond: number;
  readonly acknowledged: number;
  /** All answers, those to repetitions too. */
  readonly answered: number;
  /** Answers other than 200 and `OK`. */
  readonly rejected: number;
  /** From the moment a confirmation was due, so that waiting for a connection counts. */
  readonly p99Ms: number;
}

/** Posts them at a fixed rate, whether or not earlier ones are answered; some a second time, a moment later. */
export async function postAtRate(
  port: number,
  callbacks: readonly SignedCallback[],
  { perSecond, repeatEvery }: { readonly perSecond: number; readonly repeatEvery: number },
): Promise<LoadFigures> {
  const posts = await openPosts(port, CONNECTIONS, isAcknowledged);
  const began = performance.now();
  const waiting: Promise<Answer>[] = [];
  const repeated: Promise<Answer>[] = [];
  for (const [at, callback] of callbacks.entries()) {
    const due = began + (at * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) {
      await new Promise((resolve) => setTimeout(resolve, early));
    }
    waiting.push(timed(posts, callback, due));
    if (at % repeatEvery === 0) {
      repeated.push(timed(posts, callback, due));
    }
  }
  const answers = await Promise.all(waiting);
  const again = await Promise.all(repeated);
  posts.close();
  return figuresOf(answers, began, again);
}

/** Keeps a number of connections busy for some seconds. */
export async function postFlatOut(
  port: number,
  callbacks: readonly SignedCallback[],
  seconds: number,
): Promise<LoadFigures> {
  const posts = await openPosts(port, CONNECTIONS, isAcknowledged);
  const began = performance.now();
  const answers: Answer[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - began < seconds * 1_000) {
        const callback = callbacks[next];
        next += 1;
        if (callback === undefined) {
          return;
        }
        answers.push(await timed(posts, callback, performance.now()));
      }
    }),
  );
  posts.close();
  return figuresOf(answers, began, []);
}

interface Answer {
  readonly isOk: boolean;
  readonly tookMs: number;
  readonly endedAt: number;
}

function figuresOf(answers: readonly Answer[], began: number, repeated: readonly Answer[]): LoadFigures {
  const all = [...answers, ...repeated];
  const took = all.map((one) => one.tookMs).sort((a, b) => a - b);
  const acknowledged = answers.filter((one) => one.isOk).length;
  const lastedMs = Math.max(...all.map((one) => one.endedAt)) - began;
  return {
    acknowledged,
    answered: all.length,
    perSecond: acknowledged / (lastedMs / 1_000),
    rejected: all.filter((one) => !one.isOk).length,
    p99Ms: took[Math.floor(took.length * 0.99)] ?? 0,
  };
}

/** The word that stops repetitions, and nothing else. */
function isAcknowledged(answer: string): boolean {
  return answer.startsWith('HTTP/1.1 200 ') && answer.endsWith('\r\n\r\nOK');
}

async function timed(posts: RawPosts, callback: SignedCallback, due: number): Promise<Answer> {
  const isOk = await posts.post(callback);
  const endedAt = performance.now();
  return { isOk, tookMs: endedAt - due, endedAt };
}
