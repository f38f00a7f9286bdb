import { inflateSync } from 'node:zlib';

const ENCRYPTED = 'This PDF is protected with a password. Please upload one without protection.';
const ACTIVE =
  'This PDF carries scripts, actions or other files. Please print it to a new PDF and upload that.';
const UNREADABLE = 'This PDF cannot be read. Please export it again and upload the new one.';

const INFLATED_LIMIT_BYTES = 50_000_000;
const forbiddenAnywhere = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA)\b/;
const forbiddenOutsideStreams = /\/JS\b/;
const STREAM = /stream\r?\n[\s\S]*?endstream/g;
const OBJECT_STREAM = /\/ObjStm\b[\s\S]{0,500}?stream\r?\n([\s\S]*?)endstream/g;

/**
 * What is wrong with a PDF, as a sentence for the person who sent it; null when nothing is (rules §2).
 * Names written with escapes and objects packed into compressed streams are looked into as well.
 */
export function pdfProblem(bytes: Uint8Array): string | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  if (!text.includes('%%EOF')) {
    return UNREADABLE;
  }
  const packed = unpackObjects(text);
  if (packed === null) {
    return UNREADABLE;
  }
  const all = unescapeNames(`${text}\n${packed}`);
  if (/\/Encrypt\b/.test(all)) {
    return ENCRYPTED;
  }
  const outside = unescapeNames(`${text.replace(STREAM, 'stream endstream')}\n${packed}`);
  return forbiddenAnywhere.test(all) || forbiddenOutsideStreams.test(outside) ? ACTIVE : null;
}

/** `/J#61vaScript` is the same name as `/JavaScript`. */
function unescapeNames(text: string): string {
  return text.replace(/#([0-9a-fA-F]{2})/g, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The text of all compressed object streams; null when one cannot be opened. */
function unpackObjects(text: string): string | null {
  const parts: string[] = [];
  let room = INFLATED_LIMIT_BYTES;
  for (const [, body = ''] of text.matchAll(OBJECT_STREAM)) {
    try {
      const opened = inflateSync(Buffer.from(body, 'latin1'), { maxOutputLength: Math.max(room, 1) });
      room -= opened.length;
      parts.push(opened.toString('latin1'));
    } catch {
      return null;
    }
  }
  return parts.join('\n');
}
