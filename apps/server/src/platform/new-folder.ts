import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ifPresent } from './if-present.ts';

/**
 * Writes files into a new or empty folder, which appears when it is whole; only its owner may read it.
 * @param write is given the folder to write into
 * @throws Error where the folder holds anything, another run writes it, or the disk is full; nothing is left then
 */
export async function writeNewFolder<Result>(
  folder: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  await rejectUsedFolder(folder);
  const draft = await makeDraft(folder);
  try {
    const result = await write(draft);
    await ifPresent(rmdir(folder));
    await rename(draft, folder);
    return result;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw hasCode(error, 'ENOSPC', 'EDQUOT')
      ? new Error(`The disk of ${folder} is full: name another one. Nothing was left.`)
      : error;
  }
}

async function rejectUsedFolder(folder: string): Promise<void> {
  const names = await ifPresent(readdir(folder));
  if (names !== null && names.length > 0) {
    throw new Error(`${folder} is not empty: name a new folder.`);
  }
}

/** Two runs at once would mix. What a kill left may have customers' data, and is not taken over. */
async function makeDraft(folder: string): Promise<string> {
  const draft = `${folder}.partial`;
  await mkdir(dirname(draft), { recursive: true });
  try {
    await mkdir(draft, { mode: 0o700 });
  } catch (error) {
    throw hasCode(error, 'EEXIST')
      ? new Error(
          `${draft} is there: another run writes it, or one broke off. Remove it, or name a new folder.`,
        )
      : error;
  }
  return draft;
}

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
