import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { FilePurpose } from '@titian/contracts/operator-access';
import type { Upload } from '@titian/contracts/uploads';
import { recordAudits } from '../../../platform/audit.ts';
import { createFairLimit } from '../../../platform/concurrency-limit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { FieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { SecurityAccount } from '../../../platform/security/event.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { type CheckedUpload, checkUpload, drawnPath } from '../domain/check-upload.ts';
import type { FileIntake } from '../domain/intake.ts';
import type { StoredFile } from '../domain/stored-file.ts';
import { recordFiles, releaseUnrecorded } from './record-files.ts';

const MALWARE = message('file_infected');

// An opened picture or PDF takes far more memory than the file: one is assessed at a time, each person's in turn.
const oneAtATime = createFairLimit();

/** A checked upload whose bytes are on disk and whose row is not written yet. */
export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: Buffer;
  readonly storageKey: string;
  /** The scanner was unreachable: the file cannot be opened before it is scanned. */
  readonly isHeld: boolean;
}

/** The uploads of a form by field. */
export type StoredFields = Readonly<Record<string, readonly StoredUpload[]>>;

/**
 * Checks the uploads of a form, has them scanned and stores their bytes, then runs the command that refers to them;
 * bytes that it does not record are removed again: after a rejection, and where it repeats an earlier answer. Checking is
 * slow, so it happens outside the command's transaction.
 *
 * @param who the user whose concurrency limit applies
 * @throws FieldError on each field whose file is rejected; an error with code ENOSPC where the disk is full
 */
export async function withUploads<Result>(
  intake: FileIntake,
  who: SecurityAccount,
  fields: Readonly<Record<string, readonly Upload[]>>,
  run: (stored: StoredFields) => Promise<Result>,
): Promise<Result> {
  const stored: Record<string, StoredUpload[]> = {};
  const keys = () => Object.values(stored).flatMap((all) => all.map(({ storageKey }) => storageKey));
  try {
    return await releaseUnrecorded(intake, keys, async () => {
      const checked = await checkAll(intake, who, fields);
      for (const [field, files] of Object.entries(checked)) {
        stored[field] = [];
        for (const file of files) {
          stored[field].push(await storeUpload(intake, file));
        }
      }
      return await run(stored);
    });
  } finally {
    const drawn = Object.values(fields).flatMap((uploads) => uploads.map(drawnPath));
    await Promise.all(drawn.map((path) => rm(path, { force: true })));
  }
}

/**
 * Writes the rows of stored uploads, in the transaction of the command that refers to them. Uploads of operators are
 * audited separately; those of customers with the submitted form.
 */
export async function recordUploads(
  ctx: Ctx,
  uploads: readonly StoredUpload[],
  owner: { readonly userId: string | null; readonly purpose: FilePurpose },
): Promise<StoredFile[]> {
  const rows = uploads.map((one) => ({ ...one, ownerUserId: owner.userId, purpose: owner.purpose }));
  await recordFiles(ctx, rows);
  reportHeld(ctx, uploads);
  if (ctx.actor.kind === 'operator') {
    await recordAudits(
      ctx,
      rows.map((row) => uploadedEntry(ctx, row)),
    );
  }
  return rows.map(({ sha256: _hash, storageKey: _key, ...file }) => file);
}

function uploadedEntry(
  { requestId }: Ctx,
  row: { readonly id: string; readonly ownerUserId: string | null; readonly purpose: FilePurpose },
) {
  const after = { purpose: row.purpose, owner_user_id: row.ownerUserId };
  return { action: 'file.uploaded', subjectKind: 'file', subjectId: row.id, after, requestId };
}

function reportHeld(ctx: Ctx, uploads: readonly StoredUpload[]): void {
  if (uploads.some(({ isHeld }) => isHeld)) {
    const { kind, id } = ctx.actor;
    const account = kind === 'user' || kind === 'operator' ? { kind, id } : null;
    reportAfterCommit(ctx, { kind: 'upload_held', detail: 'scanner_unavailable', account });
  }
}

async function checkAll(
  intake: FileIntake,
  { kind, id }: SecurityAccount,
  fields: Readonly<Record<string, readonly Upload[]>>,
): Promise<Record<string, ScannedUpload[]>> {
  const checked: Record<string, ScannedUpload[]> = {};
  const problems: Record<string, Message[]> = {};
  for (const [field, uploads] of Object.entries(fields)) {
    checked[field] = [];
    for (const upload of uploads) {
      const verdict = await oneAtATime(id, () => checkAndScan(upload, intake, { kind, id }));
      if (verdict.ok) {
        checked[field].push(verdict.file);
      } else {
        problems[field] = withMessage(problems[field] ?? [], verdict.problem);
      }
    }
  }
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
  return checked;
}

/** Each message once, however many files of the field it is about. */
function withMessage(before: readonly Message[], added: Message): Message[] {
  return [...before.filter(({ code }) => code !== added.code), added];
}

/** A checked upload, and whether the scanner still has to see it. */
interface ScannedUpload extends CheckedUpload {
  readonly isHeld: boolean;
}

type ScannedVerdict =
  | { readonly ok: true; readonly file: ScannedUpload }
  | { readonly ok: false; readonly problem: Message };

/** The bytes that came are scanned, not the picture drawn again from them, which carries nothing any more. */
async function checkAndScan(
  upload: Upload,
  { scanner, security }: FileIntake,
  { kind, id }: SecurityAccount,
): Promise<ScannedVerdict> {
  const verdict = await checkUpload(upload);
  if (!verdict.ok) {
    return verdict;
  }
  const { state } = await scanner.scan(createReadStream(upload.path));
  if (state === 'infected') {
    const found = { kind: 'upload_infected', detail: 'refused', account: { kind, id } } as const;
    security.record(found, { ip: null, requestId: null });
    return { ok: false, problem: MALWARE };
  }
  return { ok: true, file: { ...verdict.file, isHeld: state === 'unavailable' } };
}

async function storeUpload(intake: FileIntake, file: ScannedUpload): Promise<StoredUpload> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file.path), hash);
  return {
    id: newId(),
    name: file.name,
    contentType: file.contentType,
    bytes: file.size,
    sha256: hash.digest(),
    storageKey: await intake.take(file.path),
    isHeld: file.isHeld,
  };
}
