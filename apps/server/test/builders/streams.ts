import { createParser } from 'eventsource-parser';
import type { Headers as CallHeaders } from './http.ts';

/** A stream of events that is being read, as a browser would. */
export interface TestStream {
  readonly status: number;
  readonly headers: Headers;
  /** Where it could be taken up again. */
  readonly lastId: string;
  /** The data of the next event of a name; earlier ones of other names stay in the buffer. */
  next(event: string): Promise<unknown>;
  /** Waits for a heartbeat that comes after this call. */
  beat(): Promise<void>;
  /** Received events that were not read. */
  waiting(): readonly string[];
  /** Waits for the server to end it. */
  ended(): Promise<boolean>;
  close(): Promise<void>;
}

interface Seen {
  readonly event: string;
  readonly data: unknown;
}

/** Opens a stream over a real connection. */
export async function openStream(url: string, headers: CallHeaders, lastId?: string): Promise<TestStream> {
  const abort = new AbortController();
  const answer = await fetch(url, {
    headers: { ...headers, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
    signal: abort.signal,
  });
  const state = { seen: [] as Seen[], lastId: '', beats: 0, over: false };
  let wake: () => void = () => undefined;
  const reading = read(answer, state, () => wake());
  const until = async <Result>(find: () => Result | undefined): Promise<Result> => {
    for (;;) {
      const found = find();
      if (found !== undefined) {
        return found;
      }
      if (state.over) {
        throw new Error(`the stream ended; it had ${JSON.stringify(state.seen)}`);
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  return {
    status: answer.status,
    headers: answer.headers,
    get lastId() {
      return state.lastId;
    },
    next: (event) =>
      until(() => {
        const at = state.seen.findIndex((one) => one.event === event);
        return at < 0 ? undefined : state.seen.splice(at, 1)[0]?.data;
      }),
    async beat() {
      // Two, because the first may have been on its way.
      const wanted = state.beats + 2;
      await until(() => (state.beats >= wanted ? true : undefined));
    },
    waiting: () => state.seen.map((one) => one.event),
    async ended() {
      await reading;
      return true;
    },
    async close() {
      abort.abort();
      await reading;
    },
  };
}

type State = { readonly seen: Seen[]; lastId: string; beats: number; over: boolean };

async function read(answer: Response, state: State, wake: () => void): Promise<void> {
  const parser = createParser({
    onEvent: ({ event = '', data, id }) => {
      state.seen.push({ event, data: JSON.parse(data) });
      state.lastId = id ?? state.lastId;
    },
    onComment: (comment) => {
      state.beats += comment === 'beat' ? 1 : 0;
    },
  });
  try {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      parser.feed(text);
      wake();
    }
  } catch {
    // Closed by the test.
  }
  state.over = true;
  wake();
}
