import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { KeyProvider, WrappedKey } from './key-provider.ts';

/*
 * An encrypted file: magic with version 1, length and text of the master key's id, length and bytes of the wrapped file
 * key, then segments. Each segment is 64 KiB of content (the last one up to that) under AES-256-GCM with its tag behind it;
 * the nonce is the segment's number and whether it is the last (the STREAM construction), so what was cut off, left out
 * or moved does not open. A file key encrypts one file, so nonces are never used twice.
 */
const MAGIC = Buffer.from([0x54, 0x54, 0x4e, 0x46, 0x01]);
const FILE_KEY_BYTES = 32;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const SEGMENT_BYTES = 65_536;
/** More than any provider's id and wrapped key. */
const MAX_HEADER_BYTES = 2_048;

interface FileHeader {
  readonly wrapped: WrappedKey;
  /** Where the segments begin. */
  readonly length: number;
}

/** What a file's key is bound to: under another storage key the file does not open. */
function contextOf(storageKey: string): string {
  return `file:${storageKey}`;
}

/** The bytes of an encrypted file with this content, segment by segment. */
export async function* encryptFile(
  provider: KeyProvider,
  storageKey: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const key = randomBytes(FILE_KEY_BYTES);
  yield headerOf(await provider.wrap(key, contextOf(storageKey)));
  let waiting = Buffer.alloc(0);
  let number = 0;
  for await (const piece of content) {
    waiting = Buffer.concat([waiting, piece]);
    // The last segment is known only at the end, so a full one waits for what follows.
    while (waiting.length > SEGMENT_BYTES) {
      yield encryptSegment(key, number, false, waiting.subarray(0, SEGMENT_BYTES));
      waiting = waiting.subarray(SEGMENT_BYTES);
      number += 1;
    }
  }
  yield encryptSegment(key, number, true, waiting);
}

/**
 * The content of an opened file; one that was stored in clear before files were encrypted is given as it is.
 * @throws Error where the file was changed or moved; what came before has been checked
 */
export async function* decryptFile(
  provider: KeyProvider,
  storageKey: string,
  file: FileHandle,
): AsyncGenerator<Buffer> {
  const { size } = await file.stat();
  const header = await readHeader(file);
  if (header === null) {
    for (let at = 0; at < size; at += SEGMENT_BYTES) {
      yield readAt(file, at, Math.min(SEGMENT_BYTES, size - at));
    }
    return;
  }
  const key = await provider.unwrap(header.wrapped, contextOf(storageKey));
  let at = header.length;
  for (let number = 0; ; number += 1) {
    const length = Math.min(SEGMENT_BYTES + TAG_BYTES, size - at);
    const isLast = at + length >= size;
    yield decryptSegment(key, number, isLast, await readAt(file, at, length));
    at += length;
    if (isLast) {
      return;
    }
  }
}

/** The master key that wraps an opened file's key; null for a file in clear. */
export async function masterKeyOfFile(file: FileHandle): Promise<string | null> {
  return (await readHeader(file))?.wrapped.masterKeyId ?? null;
}

/** The bytes of an encrypted file with its key wrapped by the master key in force; its segments stay as they are. */
export async function* rewrapFile(
  provider: KeyProvider,
  storageKey: string,
  file: FileHandle,
): AsyncGenerator<Buffer> {
  const header = await readHeader(file);
  if (header === null) {
    throw new Error('a file in clear has no key');
  }
  const key = await provider.unwrap(header.wrapped, contextOf(storageKey));
  yield headerOf(await provider.wrap(key, contextOf(storageKey)));
  const { size } = await file.stat();
  for (let at = header.length; at < size; at += SEGMENT_BYTES) {
    yield readAt(file, at, Math.min(SEGMENT_BYTES, size - at));
  }
}

function headerOf({ masterKeyId, bytes }: WrappedKey): Buffer {
  const id = Buffer.from(masterKeyId, 'utf8');
  const lengths = Buffer.alloc(3);
  lengths.writeUInt8(id.length, 0);
  lengths.writeUInt16BE(bytes.length, 1);
  return Buffer.concat([MAGIC, lengths, id, bytes]);
}

async function readHeader(file: FileHandle): Promise<FileHeader | null> {
  const start = await readAt(file, 0, MAX_HEADER_BYTES);
  const fixed = MAGIC.length + 3;
  if (start.length < fixed || !start.subarray(0, MAGIC.length).equals(MAGIC)) {
    return null;
  }
  const idEnd = fixed + start.readUInt8(MAGIC.length);
  const length = idEnd + start.readUInt16BE(MAGIC.length + 1);
  const masterKeyId = start.subarray(fixed, idEnd).toString('utf8');
  return { wrapped: { masterKeyId, bytes: Buffer.from(start.subarray(idEnd, length)) }, length };
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(length, 0));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, position + filled);
    if (bytesRead === 0) {
      break;
    }
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

function encryptSegment(key: Buffer, number: number, isLast: boolean, content: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
  return Buffer.concat([cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

function decryptSegment(key: Buffer, number: number, isLast: boolean, segment: Buffer): Buffer {
  const body = Math.max(segment.length - TAG_BYTES, 0);
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(segment.subarray(body));
  return Buffer.concat([decipher.update(segment.subarray(0, body)), decipher.final()]);
}
