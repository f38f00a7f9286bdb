import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { groundToOpen } from '../policy.ts';
import { findFiles, findKey } from '../store/files.ts';
import type { OpenedFile } from './open-download.ts';
import { recordReading } from './record-reading.ts';

/**
 * Opens a document that a call answers with itself, and records who read it.
 * @throws AppError `not_found` also where the file belongs to another user
 */
export async function openOwnFile(ctx: Ctx, principal: Principal, fileId: string): Promise<OpenedFile> {
  const [file] = await findFiles(ctx.reader, [fileId]);
  const storageKey = await findKey(ctx.reader, fileId);
  const ground = file === undefined ? null : groundToOpen(principal, file);
  if (file === undefined || storageKey === null || ground === null) {
    throw new AppError('not_found');
  }
  await recordReading(ctx, file, { kind: principal.kind, id: principal.id }, ground);
  return { file, storageKey };
}
