import { StatementRejected } from '../port.ts';

/** One field of a message: its tag without the colons, and its lines. */
export interface Field {
  readonly tag: string;
  readonly lines: readonly string[];
}

const TAG = /^:(\d{2}[A-Z]?):/;
/** The blocks around the text of a message, and the dash that ends it. */
const ENVELOPE = /^(\{\d:.*|-(\}.*)?|\$)$/;

/**
 * The fields of each message of a file, in their order. A message begins with :20:; headers and trailers of the
 * network around it are left out.
 * @throws StatementRejected for text before the first field
 */
export function readFields(text: string): readonly (readonly Field[])[] {
  const messages: { tag: string; lines: string[] }[][] = [];
  for (const raw of text.split(/\r\n|\r|\n/)) {
    // Some banks write the first field behind the header of its block.
    const line = raw.replace(/^(\{\d:[^{}]*\})*(\{4:)(?=:)/, '').trimEnd();
    const tag = TAG.exec(line)?.[1];
    if (tag === undefined) {
      append(messages, line);
      continue;
    }
    if (tag === '20') {
      messages.push([]);
    }
    const message = messages.at(-1);
    if (message === undefined) {
      throw new StatementRejected(`The file begins with the field :${tag}: instead of :20:.`);
    }
    message.push({ tag, lines: [line.slice(tag.length + 2)] });
  }
  return messages;
}

function append(messages: { tag: string; lines: string[] }[][], line: string): void {
  if (line === '' || ENVELOPE.test(line)) {
    return;
  }
  const field = messages.at(-1)?.at(-1);
  if (field === undefined) {
    throw new StatementRejected(`The file begins with '${line.slice(0, 40)}' instead of the field :20:.`);
  }
  field.lines.push(line);
}
