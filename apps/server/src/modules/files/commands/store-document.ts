import type { FilePurpose } from '@titian/contracts/operator-access';
import type { Ctx } from '../../../platform/context.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { recordFiles, releaseUnrecorded } from './record-files.ts';

/** A document that the product made itself. */
export interface OwnDocument {
  readonly ownerUserId: string;
  readonly purpose: FilePurpose;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/**
 * Stores a generated document, then runs the command that refers to it; bytes that it does not record are removed
 * again. `record` writes its row, in the command's transaction.
 */
export async function withDocument<Result>(
  storage: FileStorage,
  document: OwnDocument,
  run: (record: (ctx: Ctx) => Promise<StoredFile>) => Promise<Result>,
): Promise<Result> {
  const { bytes, ...rest } = document;
  const storageKey = await storage.put(bytes);
  const file: StoredFile = { id: newId(), ...rest, bytes: bytes.byteLength, isHeld: false };
  const record = async (ctx: Ctx) => {
    await recordFiles(ctx, [{ ...file, sha256: sha256(bytes), storageKey }]);
    return file;
  };
  return releaseUnrecorded(
    storage,
    () => [storageKey],
    () => run(record),
  );
}
