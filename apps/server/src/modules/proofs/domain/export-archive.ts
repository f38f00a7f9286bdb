import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ExportedFile } from './export-files.ts';

/** Fast rather than small: it is packed while others are answered. */
const LEVEL = 1;

/** Files as one ZIP archive, a block at a time, each read when the one before it is taken. */
export async function* exportArchive(
  files: AsyncIterable<ExportedFile>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const taken = () => {
    const chunks = packed;
    packed = [];
    return chunks;
  };
  const archive = new Zip((error, chunk) => {
    if (error !== null) {
      throw error;
    }
    packed.push(chunk);
  });
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name, { level: LEVEL });
    entry.mtime = at;
    archive.add(entry);
    for await (const block of content) {
      entry.push(strToU8(block));
      yield* taken();
    }
    entry.push(new Uint8Array(0), true);
  }
  archive.end();
  yield* taken();
}
