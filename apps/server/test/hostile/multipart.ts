import { type MultipartName, uploadLimits } from '@titian/contracts/upload-limits';
import { hostileKeys, hostileTexts } from './dictionary.ts';
import type { Random } from './random.ts';

/** Bytes that a form may bring, real ones and torn ones. */
export type FileBytes = (random: Random) => Buffer;

const BOUNDARY = 'titian-hostile-boundary';
const CRLF = '\r\n';

interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** Given for a file. */
  readonly file?: { readonly name: string; readonly type: string };
  /** Lines in place of the usual head. */
  readonly head?: string;
}

export interface FormBody {
  readonly contentType: string;
  readonly payload: Buffer;
}

const fileNames: readonly string[] = [
  'document.pdf',
  'picture.png',
  '',
  '../../etc/passwd',
  '..\\..\\x.exe',
  'a\u0000.png',
  'x'.repeat(2_000),
  '\u202egnp.exe',
  'CON',
  '.htaccess',
  'a.png"; name="b',
  "a'.png",
];
const fileTypes: readonly string[] = [
  'image/png',
  'application/pdf',
  'text/html',
  'image/svg+xml',
  '',
  'x',
  'multipart/mixed; boundary=y',
  'x'.repeat(500),
];

/** A form of these fields, with files where the call takes them, written with mistakes. */
export function hostileForm(
  name: MultipartName,
  fields: Readonly<Record<string, unknown>>,
  random: Random,
  bytes: FileBytes,
): FormBody {
  const parts = [...textParts(fields), ...fileParts(name, random, bytes)];
  const changed = random.percent(40) ? withMistakes(parts, random) : parts;
  const whole = write(changed);
  return { contentType: typeOf(random), payload: random.percent(15) ? torn(whole, random) : whole };
}

function textParts(fields: Readonly<Record<string, unknown>>): Part[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    (Array.isArray(value) ? value.slice(0, 250) : [value]).map((one) => ({
      name,
      value: typeof one === 'string' ? one : (JSON.stringify(one) ?? ''),
    })),
  );
}

function fileParts(name: MultipartName, random: Random, bytes: FileBytes): Part[] {
  return Object.entries(uploadLimits[name].files)
    .filter(() => random.percent(60))
    .map(([field]) => ({
      name: field,
      value: bytes(random),
      file: random.percent(60)
        ? { name: 'document.png', type: 'image/png' }
        : { name: random.pick(fileNames), type: random.pick(fileTypes) },
    }));
}

function withMistakes(parts: readonly Part[], random: Random): readonly Part[] {
  const extra = (more: Part): readonly Part[] => {
    const at = random.below(parts.length + 1);
    return [...parts.slice(0, at), more, ...parts.slice(at)];
  };
  const text = random.pick(hostileTexts);
  const first = parts[random.below(Math.max(parts.length, 1))] ?? { name: 'a', value: 'b' };
  return random.pick<() => readonly Part[]>([
    () => extra({ name: random.pick(hostileKeys), value: text }),
    () => extra({ ...first, value: text }),
    () => extra({ ...first, file: { name: 'a.txt', type: 'text/plain' } }),
    () => extra({ ...first, value: text, head: 'Content-Disposition: form-data' }),
    () => extra({ ...first, value: text, head: 'Content-Disposition: attachment; name=a' }),
    () => extra({ ...first, value: text, head: `Content-Disposition: form-data; name="${first.name}` }),
    () => extra({ ...first, head: `Content-Disposition: form-data; name*=utf-8''%FF%FE${first.name}` }),
    () => extra({ ...first, head: `content-disposition:form-data;name=${first.name}${CRLF}X: ${text}` }),
    () => extra({ ...first, head: 'Content-Transfer-Encoding: base64' }),
    () => extra({ ...first, head: '' }),
    () => extra({ ...first, head: 'x'.repeat(20_000) }),
    () => Array.from({ length: 260 }, (_, at) => ({ name: `f${at}`, value: 'x' })),
    () => Array.from({ length: 30 }, () => first),
    () => [],
  ])();
}

function write(parts: readonly Part[]): Buffer {
  const pieces = parts.flatMap(({ name, value, file, head }) => {
    const named = `Content-Disposition: form-data; name="${name.replace(/"/g, '%22')}"`;
    const about =
      file === undefined ? '' : `; filename="${file.name}"${CRLF}Content-Type: ${file.type || 'x/y'}`;
    return [`--${BOUNDARY}${CRLF}${head ?? named + about}${CRLF}${CRLF}`, value, CRLF];
  });
  return Buffer.concat([...pieces, `--${BOUNDARY}--${CRLF}`].map((piece) => Buffer.from(piece)));
}

function typeOf(random: Random): string {
  return random.percent(90)
    ? `multipart/form-data; boundary=${BOUNDARY}`
    : random.pick([
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=another',
        `multipart/form-data; boundary=${'x'.repeat(3_000)}`,
        `multipart/mixed; boundary=${BOUNDARY}`,
        'application/json',
        'text/plain',
        'multipart/form-data; charset=utf-16; boundary="a b"',
      ]);
}

/** A form as a broken line or a clumsy program sends it. */
function torn(whole: Buffer, random: Random): Buffer {
  const at = random.below(whole.length + 1);
  return random.pick<() => Buffer>([
    () => whole.subarray(0, at),
    () => Buffer.concat([whole, whole]),
    () => Buffer.concat([Buffer.from('preamble\r\n'), whole, Buffer.from('epilogue')]),
    () => Buffer.from(whole.toString('latin1').replaceAll(CRLF, '\n'), 'latin1'),
    () => Buffer.concat([whole.subarray(0, at), Buffer.from([0, 255, 13, 10, 45, 45]), whole.subarray(at)]),
    () => Buffer.alloc(0),
  ])();
}
