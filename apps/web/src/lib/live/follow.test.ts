import { focusManager, onlineManager } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FollowParts, follow, type LiveEvent } from './follow.ts';

/** One stream that a test writes to. */
function line() {
  let control: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (given) => {
      control = given;
    },
  });
  return {
    stream,
    send: (text: string) => control?.enqueue(new TextEncoder().encode(text)),
    cut: () => control?.error(new TypeError('network')),
  };
}

function following(answers: readonly (ReturnType<typeof line> | ApiError)[]) {
  const events: LiveEvent[] = [];
  const opened: (string | null)[] = [];
  const signals: AbortSignal[] = [];
  const open: FollowParts['open'] = async (lastId, signal) => {
    const answer = answers[opened.length];
    opened.push(lastId);
    signals.push(signal);
    if (answer instanceof ApiError || answer === undefined) {
      throw answer ?? new ApiError({ status: 0, code: 'network', message: '' });
    }
    signal.addEventListener('abort', answer.cut);
    return answer.stream;
  };
  const stop = follow({ open, onEvent: (event) => events.push(event) });
  stops.push(stop);
  return { events, opened, signals, stop };
}

const stops: (() => void)[] = [];
const settle = () => vi.advanceTimersByTimeAsync(0);
const balance = (amount: string, id: string) =>
  `event: balance\ndata: {"balance":"${amount}"}\nid: ${id}\n\n`;

beforeEach(() => {
  vi.useFakeTimers();
  focusManager.setFocused(true);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('following the live stream', () => {
  it('reads events however they are cut, and leaves out what it does not know', async () => {
    const one = line();
    const { events } = following([one]);
    await settle();
    one.send(': beat\n\nevent: bal');
    one.send('ance\ndata: {"balance":');
    one.send('"1.00"}\n\nevent: gossip\ndata: {}\n\nevent: balance\r\ndata: {"balance":"2.00"}\r\n\r\n');
    await settle();
    expect(events).toEqual([
      { name: 'balance', data: { balance: '1.00' } },
      { name: 'balance', data: { balance: '2.00' } },
    ]);
  });

  it('comes back to the place where it was cut, each time after a longer pause', async () => {
    // Half of every longest pause: 500, 1,000 and 2,000 ms.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const [first, last] = [line(), line()];
    const busy = new ApiError({ status: 503, code: 'busy', message: '' });
    const { opened, events } = following([first, busy, busy, last]);
    await settle();
    first.send(balance('1.00', 'a.b.c'));
    await settle();
    first.cut();
    await vi.advanceTimersByTimeAsync(499);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toEqual([null, 'a.b.c']);
    await vi.advanceTimersByTimeAsync(999);
    expect(opened).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(opened).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(opened).toEqual([null, 'a.b.c', 'a.b.c', 'a.b.c']);
    last.send(balance('3.00', 'd'));
    await settle();
    expect(events.at(-1)).toEqual({ name: 'balance', data: { balance: '3.00' } });
  });

  it('waits as long as the server requests', async () => {
    const full = new ApiError({ status: 429, code: 'rate_limited', message: '', retryAfterSeconds: 60 });
    const { opened } = following([full, line()]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(opened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(opened).toHaveLength(2);
  });

  it('reconnects as soon as the network is back, but not before the time set by the server', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const cut = new ApiError({ status: 0, code: 'network', message: '' });
    const full = new ApiError({ status: 429, code: 'rate_limited', message: '', retryAfterSeconds: 60 });
    const { opened } = following([cut, cut, cut, full, line()]);
    onlineManager.setOnline(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(opened).toHaveLength(3);
    onlineManager.setOnline(true);
    await settle();
    expect(opened).toHaveLength(4);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(opened).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(opened).toHaveLength(5);
  });

  it('takes a line that is silent for dead', async () => {
    const { opened, signals } = following([line(), line()]);
    await vi.advanceTimersByTimeAsync(34_000);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(signals[0]?.aborted).toBe(true);
    expect(opened).toHaveLength(2);
  });

  it('disconnects while the user is absent, and reconnects with presence, independent of the browser’s clock', async () => {
    const { opened, signals } = following([line(), line()]);
    await settle();
    focusManager.setFocused(false);
    expect(signals[0]?.aborted).toBe(true);
    vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(opened).toHaveLength(1);
    focusManager.setFocused(true);
    await settle();
    expect(opened).toHaveLength(2);
  });

  it('does not come back to a sign-in that is over', async () => {
    const over = new ApiError({ status: 401, code: 'unauthorized', message: '' });
    const { opened } = following([over, line()]);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(opened).toHaveLength(1);
  });
});
