import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { recordAudit } from '../../../platform/audit.ts';
import { copyHashed } from '../../../platform/backup/make-backup.ts';
import { type Ctx, type Scope, systemActor } from '../../../platform/context.ts';
import { beginSnapshot } from '../../../platform/db/snapshot.ts';
import { ifPresent } from '../../../platform/if-present.ts';
import { writeNewFolder } from '../../../platform/new-folder.ts';
import type { FileStorage } from '../../../platform/storage.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { csvRow } from '../domain/csv-row.ts';
import { columnListOf, readmeOf } from '../domain/documentation.ts';
import type { PublicKeyFingerprint } from '../domain/fingerprint.ts';
import {
  COLUMNS,
  DOCUMENTS,
  FINGERPRINTS,
  FORMAT,
  type ListedFile,
  MANIFEST,
  type Manifest,
  README,
} from '../domain/manifest.ts';
import { dataPath, type PackageFile } from '../domain/package-file.ts';
import { packageFiles } from '../store/package-files.ts';
import { readRows } from '../store/read-rows.ts';
import { readSnapshotFacts, readStoredDocuments } from '../store/snapshot-facts.ts';

export interface PackageSource {
  readonly work: UnitOfWork;
  readonly storage: FileStorage;
  /** Of the certificates and keys by which others know the platform. */
  readonly fingerprints: readonly PublicKeyFingerprint[];
}

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * Writes the wind-down package into a new or empty folder, all data as of one instant, while the product may be serving
 * (OPS-56). It holds personal data in clear, for its owner alone, and no key; the audit log notes it.
 * @returns the manifest, and its SHA-256
 * @throws Error where the folder holds anything, the disk is full, or a value cannot be decrypted; nothing is left then
 */
export async function writePackage(
  source: PackageSource,
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly sha256: string }> {
  return writeNewFolder(folder, async (draft) => {
    const manifest = await source.work.command(scope, (ctx) => writeSnapshot(ctx, source, draft));
    const text = jsonText(manifest);
    await writePlain(draft, MANIFEST, text);
    const sha256 = createHash('sha256').update(text).digest('hex');
    // Before the folder appears: no package is without its entry.
    await source.work.command(scope, (ctx) =>
      recordAudit(ctx, {
        ...{ action: 'wind_down.package_written', subjectKind: 'system', subjectId: null },
        after: { manifest_sha256: sha256, files: manifest.files.length },
      }),
    );
    return { manifest, sha256 };
  });
}

async function writeSnapshot(ctx: Ctx, source: PackageSource, draft: string): Promise<Manifest> {
  await beginSnapshot(ctx.tx, 'reads');
  for (const folder of [join(draft, 'data'), join(draft, DOCUMENTS)]) {
    // A command that is run again with newer keys begins anew.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
  }
  const facts = await readSnapshotFacts(ctx.tx);
  const files: ListedFile[] = [];
  for (const file of packageFiles) {
    files.push(await writeData(ctx, draft, file));
  }
  const documents = await writeDocuments(ctx, source.storage, draft);
  const columns = columnListOf(packageFiles);
  files.push(
    ...documents.files,
    await writePlain(draft, FINGERPRINTS, jsonText(source.fingerprints)),
    await writePlain(draft, COLUMNS, jsonText(columns)),
    await writePlain(draft, README, readmeOf(columns)),
  );
  return {
    ...{ format: FORMAT, madeAt: ctx.now.toISOString(), ...facts },
    ...{ files, missingDocuments: documents.missing },
  };
}

async function writeData(ctx: Ctx, draft: string, file: PackageFile): Promise<ListedFile> {
  const path = dataPath(file.name);
  const counted = { rows: 0 };
  const lines = Readable.from(linesOf(ctx, file, counted), { objectMode: false });
  const [sha256, bytes] = await copyHashed(lines, join(draft, path));
  return { path, bytes, sha256, rows: counted.rows };
}

/** The header, then the rows, a block of text at a time. */
async function* linesOf(ctx: Ctx, file: PackageFile, counted: { rows: number }): AsyncGenerator<Buffer> {
  const types = Object.values(file.columns).map(({ type }) => type);
  yield Buffer.from(`${Object.keys(file.columns).join(',')}\n`);
  for await (const rows of readRows(ctx.tx, ctx.fieldEncryption, file)) {
    counted.rows += rows.length;
    yield Buffer.from(rows.map((row) => csvRow(row, types)).join(''));
  }
}

/** A document whose bytes are gone is named, and does not keep the rest from a successor. */
async function writeDocuments(
  ctx: Ctx,
  storage: FileStorage,
  draft: string,
): Promise<{ readonly files: ListedFile[]; readonly missing: string[] }> {
  const files: ListedFile[] = [];
  const missing: string[] = [];
  for await (const { id, storageKey, sha256 } of readStoredDocuments(ctx.tx)) {
    const path = `${DOCUMENTS}/${id}`;
    const copied = await ifPresent(copyHashed(storage.read(storageKey), join(draft, path)));
    if (copied === null || copied[0] !== sha256) {
      missing.push(id);
      await rm(join(draft, path), { force: true });
      continue;
    }
    files.push({ path, sha256, bytes: copied[1], rows: null });
  }
  return { files, missing };
}

async function writePlain(draft: string, path: string, text: string): Promise<ListedFile> {
  await writeFile(join(draft, path), text, { mode: 0o600, flush: true });
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { path, sha256, bytes: Buffer.byteLength(text), rows: null };
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
