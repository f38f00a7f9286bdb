/** One message of a stream of server-sent events. */
export interface StreamMessage {
  /** Null for a sign of life or a place alone. */
  readonly event: string | null;
  readonly data: string;
  /** From where the stream can be taken up again; null where the message names none. */
  readonly id: string | null;
}

/** Reads a stream of server-sent events as it comes; cut anywhere, it gives what was whole. */
export async function* readMessages(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  onBytes: () => void,
): AsyncGenerator<StreamMessage> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      onBytes();
      const blocks = (rest + decoder.decode(value, { stream: true })).replace(/\r\n?/g, '\n').split('\n\n');
      rest = blocks.pop() ?? '';
      yield* blocks.map(messageOf);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function messageOf(block: string): StreamMessage {
  let event: string | null = null;
  let id: string | null = null;
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') {
      event = value;
    } else if (field === 'id') {
      id = value;
    } else if (field === 'data') {
      data.push(value);
    }
  }
  return { event, id, data: data.join('\n') };
}
