import { focusManager, onlineManager } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import type { StreamEventName, StreamEvents } from '@titian/contracts/stream';
import type { EventSourceMessage } from 'eventsource-parser';
import { readMessages } from './messages.ts';

export type LiveEvent = {
  [Name in StreamEventName]: { readonly name: Name; readonly data: StreamEvents[Name] };
}[StreamEventName];

export interface FollowParts {
  /** Opens the stream, from a place that was named before. Throws `ApiError`. */
  open(lastId: string | null, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
  onEvent(event: LiveEvent): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** The server sends a heartbeat every ten seconds; after three missing ones the connection is replaced. */
const SILENCE_MS = 35_000;
const names: readonly string[] = ['balance', 'notification', 'note'] satisfies StreamEventName[];

/**
 * Follows the live stream while the user is present: a stream that reconnected during absence would keep the sign-in
 * alive. An interrupted stream is resumed at its position, after increasing delays. Returns the clean-up.
 */
export function follow(parts: FollowParts): () => void {
  const place = { lastId: null as string | null };
  let running: AbortController | null = null;

  function assess(): void {
    if (!focusManager.isFocused()) {
      running?.abort();
      running = null;
    } else if (running === null) {
      const mine = new AbortController();
      running = mine;
      void followOn(parts, place, mine.signal).finally(() => {
        // Stopped: the next interaction reconnects.
        if (running === mine) {
          running = null;
        }
      });
    }
  }
  const stopFocus = focusManager.subscribe(assess);
  assess();
  return () => {
    stopFocus();
    running?.abort();
  };
}

/** Until it is stopped, or the server reports that there is nothing to follow. */
async function followOn(
  parts: FollowParts,
  place: { lastId: string | null },
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; ) {
    let waitMs = 0;
    try {
      if (await readOnce(parts, place, signal)) {
        failures = 0;
      }
    } catch (error) {
      if (isFinal(error)) {
        return;
      }
      waitMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
    }
    failures += 1;
    if (waitMs > 0) {
      await pause(Math.max(waitMs, pauseMs(failures)), signal);
    } else {
      await pauseUntilOnline(pauseMs(failures), signal);
    }
  }
}

/** Reads one stream to its end; answers whether anything came. */
async function readOnce(
  parts: FollowParts,
  place: { lastId: string | null },
  signal: AbortSignal,
): Promise<boolean> {
  let came = false;
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const stillThere = () => {
    came = true;
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENCE_MS);
  };
  try {
    const stream = await parts.open(place.lastId, AbortSignal.any([signal, silence.signal]));
    for await (const message of readMessages(stream, stillThere)) {
      if (signal.aborted) {
        return came;
      }
      const event = eventOf(message);
      if (event !== null) {
        parts.onEvent(event);
      }
      // Only now: an event that was not applied is sent again.
      place.lastId = message.id ?? place.lastId;
    }
  } finally {
    clearTimeout(timer);
  }
  return came;
}

/** Null for what this page does not know, such as an event of a newer server. */
function eventOf({ event: name, data }: EventSourceMessage): LiveEvent | null {
  return name !== undefined && names.includes(name) ? ({ name, data: JSON.parse(data) } as LiveEvent) : null;
}

/** The sign-in is over, or this server has no stream: coming back changes nothing. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** Twice as long each time, and not all pages at once. */
function pauseMs(failures: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
  return longest * (0.5 + Math.random() / 2);
}

/** A pause that the return of the network ends: the failures before it say nothing about the server. */
async function pauseUntilOnline(ms: number, signal: AbortSignal): Promise<void> {
  const back = new AbortController();
  const unsubscribe = onlineManager.subscribe((isOnline) => {
    if (isOnline) {
      back.abort();
    }
  });
  await pause(ms, AbortSignal.any([signal, back.signal])).finally(unsubscribe);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
