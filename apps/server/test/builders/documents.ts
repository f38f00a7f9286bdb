import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import type { Upload } from '@titian/contracts/uploads';
import { sha256 } from '../../src/platform/field-encryption.ts';

let folder: string | undefined;
let count = 0;

/** A file as the web server has received it. */
export function received(bytes: Uint8Array, filename = 'my document.pdf'): Upload {
  folder ??= mkdtempSync(join(tmpdir(), 'titian-received-'));
  count += 1;
  const path = join(folder, String(count));
  writeFileSync(path, bytes);
  const hash = sha256(bytes).toString('hex');
  return { filename, contentType: 'application/pdf', size: bytes.length, sha256: hash, path };
}

/** A PDF whose catalogue says `body`, with more objects after it. */
export function pdf(body = '', more: Buffer = Buffer.alloc(0)): Buffer {
  const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R';
  return Buffer.concat([
    Buffer.from(`${head} ${body} >>\nendobj\n`, 'latin1'),
    more,
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ]);
}

/** A stream of a PDF. */
export function stream(dictionary: string, body: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`3 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n`, 'latin1'),
    body,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** Objects packed and compressed, as PDF writers since 1.5 do it. */
export function packed(objects: string): Buffer {
  const body = deflateSync(Buffer.from(objects, 'latin1'));
  return stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', body);
}
