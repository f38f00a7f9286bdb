import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads a stream of server-sent events as it comes; cut anywhere, it gives what was whole. */
export async function* readMessages(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<EventSourceMessage> {
  const whole: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => void whole.push(message) });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      onBytes();
      parser.feed(decoder.decode(value, { stream: true }));
      yield* whole.splice(0);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
