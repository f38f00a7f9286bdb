import { ChunkLoadError } from './chunk-load-error.ts';

/** A chunk that has not arrived by then is reported as failed (NAV-12). */
export const CHUNK_TIMEOUT_MS = 120_000;

/**
 * Loads a part of the app. Rejects with `ChunkLoadError` when it fails or takes longer than 120 seconds (NAV-12).
 * @param chunk a name that stays the same over builds, used to reload at most once for it
 */
export async function importChunk<M>(chunk: string, importer: () => Promise<M>): Promise<M> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer in ${CHUNK_TIMEOUT_MS} ms`)), CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([importer(), timeout]);
  } catch (cause) {
    throw new ChunkLoadError(chunk, cause);
  } finally {
    clearTimeout(timer);
  }
}
