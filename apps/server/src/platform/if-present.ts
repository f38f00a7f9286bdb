import { type FileHandle, open } from 'node:fs/promises';
import { codeOf } from './db/database.ts';

/** What a read of a file or folder gives; null where that is not there. @throws any other error of the read */
export async function ifPresent<Result>(read: Promise<Result>): Promise<Result | null> {
  try {
    return await read;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

/** Uses an open file, which is closed afterwards; null where it is not there. */
export async function withFile<Result>(
  path: string,
  use: (file: FileHandle) => Promise<Result>,
): Promise<Result | null> {
  const file = await ifPresent(open(path));
  if (file === null) {
    return null;
  }
  try {
    return await use(file);
  } finally {
    await file.close();
  }
}
