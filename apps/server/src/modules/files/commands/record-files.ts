import type { Ctx } from '../../../platform/context.ts';
import { CommitOutcomeUnknown } from '../../../platform/db/connection-loss.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import { insertFiles, type NewFile } from '../store/files.ts';

/** Of files whose bytes are still in the hands of the call that has stored them. */
const committed = new Set<string>();

/** Writes the rows of files whose bytes are stored, in the transaction of the command that refers to them. */
export async function recordFiles(ctx: Ctx, files: readonly NewFile[]): Promise<void> {
  await insertFiles(ctx.tx, files);
  ctx.afterCommit(() => {
    for (const { storageKey } of files) committed.add(storageKey);
  });
}

/**
 * Runs what records files whose bytes are stored, and removes the bytes of those that it has not recorded. Where the answer
 * to a commit was lost, bytes without a row are left to `sweepFiles`, because the rows may be there.
 * @param keys storage keys; read when the run has ended
 */
export async function releaseUnrecorded<Result>(
  storage: Pick<FileStorage, 'remove'>,
  keys: () => readonly string[],
  run: () => Promise<Result>,
): Promise<Result> {
  let isUnknown = false;
  try {
    return await run();
  } catch (error) {
    isUnknown = error instanceof CommitOutcomeUnknown;
    throw error;
  } finally {
    const unrecorded = isUnknown ? [] : keys().filter((key) => !committed.has(key));
    await Promise.all(unrecorded.map((key) => storage.remove(key)));
    for (const key of keys()) committed.delete(key);
  }
}
