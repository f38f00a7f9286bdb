import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { mayRead } from '../policy.ts';
import { findFiles, findKey, insertRead } from '../store.ts';
import type { OpenedFile } from './open-download.ts';

/**
 * Opens a document that a call answers with itself, and records who read it.
 * @throws AppError `not_found` also where the file belongs to somebody else
 */
export async function openOwnFile(ctx: Ctx, principal: Principal, fileId: string): Promise<OpenedFile> {
  const [file] = await findFiles(ctx.reader, [fileId]);
  const storageKey = await findKey(ctx.reader, fileId);
  if (file === undefined || storageKey === null || !mayRead(principal, file)) {
    throw new AppError('not_found');
  }
  const reader = { kind: principal.kind, id: principal.id };
  await insertRead(ctx.tx, { id: newId(), fileId, reader, at: ctx.now });
  return { file, storageKey };
}
