import { createInflate, constants as zlib } from 'node:zlib';

/** A stream of a PDF: its dictionary with whatever stands before it, and where its bytes lie in the file. */
export interface PdfStream {
  /** Names are written without escapes. */
  readonly dictionary: string;
  readonly start: number;
  readonly end: number;
}

interface PdfLayout {
  readonly streams: readonly PdfStream[];
  /** What stands between the streams, dictionaries included, piece by piece; names without escapes. */
  readonly outside: readonly string[];
}

const BEGIN = 'stream';
const END = 'endstream';

/** Takes a PDF apart in one pass. Null when a stream has no end, or there are more streams than `streamsMax`. */
export function pdfLayout(bytes: Buffer, streamsMax: number): PdfLayout | null {
  const streams: PdfStream[] = [];
  const outside: string[] = [];
  let from = 0;
  for (;;) {
    const at = nextStream(bytes, from);
    const text = unescapeNames(bytes.toString('latin1', from, at ?? bytes.length));
    outside.push(text);
    if (at === null) {
      return { streams, outside };
    }
    const start = at + BEGIN.length + (bytes[at + BEGIN.length] === 0x0d ? 2 : 1);
    const end = bytes.indexOf(END, start, 'latin1');
    if (end === -1 || streams.length === streamsMax) {
      return null;
    }
    streams.push({ dictionary: text, start, end });
    from = end + END.length;
  }
}

/** Where the next word `stream` stands that begins one: it ends its line. */
function nextStream(bytes: Buffer, from: number): number | null {
  for (
    let at = bytes.indexOf(BEGIN, from, 'latin1');
    at !== -1;
    at = bytes.indexOf(BEGIN, at + 1, 'latin1')
  ) {
    const after = bytes[at + BEGIN.length];
    if (after === 0x0a || after === 0x0d) {
      return at;
    }
  }
  return null;
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
export function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The outcome of unfolding a compressed stream. */
export interface Unfolded {
  readonly state: 'whole' | 'too_large' | 'broken';
  /** How many it has become, as far as it went. */
  readonly bytes: number;
  readonly text: string;
}

/**
 * Unfolds compressed bytes piece by piece and stops at a limit, so that a small file cannot fill the memory.
 * The text is only retained where it is requested.
 */
export async function unfold(bytes: Buffer, limitBytes: number, retainsText: boolean): Promise<Unfolded> {
  const inflate = createInflate({ finishFlush: zlib.Z_SYNC_FLUSH });
  const pieces: string[] = [];
  let size = 0;
  inflate.end(bytes);
  const ended = (state: Unfolded['state']): Unfolded => ({ state, bytes: size, text: pieces.join('') });
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limitBytes) {
        return ended('too_large');
      }
      if (retainsText) {
        pieces.push(chunk.toString('latin1'));
      }
    }
  } catch {
    return ended('broken');
  }
  return ended('whole');
}
