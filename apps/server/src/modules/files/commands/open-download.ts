import { message } from '@titian/contracts/messages/message';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { tokenHash } from '../../../platform/field-encryption.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { findFiles, findKey, spendToken } from '../store/files.ts';
import { recordReading } from './record-reading.ts';

export interface OpenedFile {
  readonly file: StoredFile;
  readonly storageKey: string;
}

/**
 * Spends a download link and records who read what (FIL-4).
 * @throws AppError `not_found` for a link that is unknown, used or over
 */
export async function openDownload(ctx: Ctx, token: string): Promise<OpenedFile> {
  const spent = await spendToken(ctx.tx, tokenHash(token), ctx.now);
  const [file] = spent === null ? [] : await findFiles(ctx.reader, [spent.fileId]);
  const storageKey = spent === null ? null : await findKey(ctx.reader, spent.fileId);
  if (spent === null || file === undefined || storageKey === null) {
    throw new AppError('not_found', {}, message('download_link_expired'));
  }
  await recordReading(ctx, file, spent.reader, spent.reason);
  return { file, storageKey };
}
