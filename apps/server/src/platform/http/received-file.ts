import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '@titian/contracts/uploads';
import { newId } from '../ids.ts';

/** A file that came with a call; its bytes lie on disk until the call has been answered. */
class ReceivedFile implements Upload {
  readonly filename: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  // Not a field: two calls with the same file must have the same content for their idempotency key.
  readonly #path: string;

  constructor(about: Upload) {
    this.filename = about.filename;
    this.contentType = about.contentType;
    this.size = about.size;
    this.sha256 = about.sha256;
    this.#path = about.path;
  }

  get path(): string {
    return this.#path;
  }
}

/**
 * Writes an incoming file to the folder chunk by chunk: however many come at once, memory holds a piece of each.
 * @param count called with each piece before it is written, and throws to reject it
 */
export async function receiveFile(
  folder: string,
  source: Readable,
  about: Pick<Upload, 'filename' | 'contentType'>,
  count: (bytes: number) => void = () => {},
): Promise<Upload> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, newId());
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      count(chunk.length);
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  const closed = new Promise<void>((resolve) => written.once('close', resolve));
  try {
    await pipeline(source, counted, written);
  } catch (error) {
    // The pipeline can fail while the file is still being opened, and what is removed before that would come back.
    await closed;
    await rm(path, { force: true });
    throw error;
  }
  return new ReceivedFile({ ...about, size, sha256: hash.digest('hex'), path });
}
