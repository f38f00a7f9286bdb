import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '@titian/contracts/uploads';
import type { Ctx } from '../../../platform/context.ts';
import { FieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import { createTurns } from '../../../platform/turns.ts';
import { type CheckedUpload, checkUpload, drawnPath } from '../domain/check-upload.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { insertFiles } from '../store.ts';

// An opened picture or PDF takes far more memory than the file: one is judged at a time, each person's in turn.
const oneAtATime = createTurns(1);

/** A checked upload whose bytes are on disk and whose row is not written yet. */
export interface KeptUpload {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
}

/** The uploads of a form by field. */
export type KeptFields = Readonly<Record<string, readonly KeptUpload[]>>;

/**
 * Checks the uploads of a form and keeps their bytes, then runs the command that refers to them; when that is
 * refused, the bytes are removed again. Checking takes time, so it happens outside the command's transaction.
 *
 * @param who whose turn it takes: the id of the customer or operator
 * @throws FieldError on each field whose file is refused; an error with code ENOSPC where the disk is full
 */
export async function withUploads<Result>(
  storage: FileStorage,
  who: string,
  fields: Readonly<Record<string, readonly Upload[]>>,
  run: (kept: KeptFields) => Promise<Result>,
): Promise<Result> {
  const kept: Record<string, KeptUpload[]> = {};
  try {
    const checked = await checkAll(who, fields);
    for (const [field, files] of Object.entries(checked)) {
      kept[field] = [];
      for (const file of files) {
        kept[field].push(await keep(storage, file));
      }
    }
    return await run(kept);
  } catch (error) {
    await Promise.all(Object.values(kept).flatMap((all) => all.map((one) => storage.remove(one.storageKey))));
    throw error;
  } finally {
    const drawn = Object.values(fields).flatMap((uploads) => uploads.map(drawnPath));
    await Promise.all(drawn.map((path) => rm(path, { force: true })));
  }
}

/** Writes the rows of kept uploads, in the transaction of the command that refers to them. */
export async function recordUploads(
  ctx: Ctx,
  uploads: readonly KeptUpload[],
  owner: { readonly userId: string | null; readonly purpose: string },
): Promise<StoredFile[]> {
  const rows = uploads.map((one) => ({ ...one, ownerUserId: owner.userId, purpose: owner.purpose }));
  await insertFiles(ctx.tx, rows);
  return rows.map(({ sha256: _hash, storageKey: _key, ...file }) => file);
}

async function checkAll(
  who: string,
  fields: Readonly<Record<string, readonly Upload[]>>,
): Promise<Record<string, CheckedUpload[]>> {
  const checked: Record<string, CheckedUpload[]> = {};
  const problems: Record<string, string[]> = {};
  for (const [field, uploads] of Object.entries(fields)) {
    checked[field] = [];
    for (const upload of uploads) {
      const verdict = await oneAtATime(who, () => checkUpload(upload));
      if (verdict.ok) {
        checked[field].push(verdict.file);
      } else {
        problems[field] = [...new Set([...(problems[field] ?? []), verdict.problem])];
      }
    }
  }
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
  return checked;
}

async function keep(storage: FileStorage, file: CheckedUpload): Promise<KeptUpload> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file.path), hash);
  return {
    id: newId(),
    name: file.name,
    contentType: file.contentType,
    bytes: file.size,
    sha256: hash.digest(),
    storageKey: await storage.take(file.path),
  };
}
