import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { eachFile } from '../each-file.ts';
import { demandHash, type ListedFile, MANIFEST, parseJson, readFileList, stateOfKeys } from '../manifest.ts';
import { SEGMENT } from './segments.ts';

/** One line per file of the cluster and of its WAL, below the backup's folder: path, size and SHA-256. */
export const CONTENTS = 'contents.jsonl';
export const BASE_FORMAT = 'titian-base-backup-1';
/** Where a backup has the cluster's files, and the WAL that makes them consistent. */
export const CLUSTER = 'cluster';
export const WAL = 'wal';
/** The password of the database's sign-ins, which opens nothing but the database on its own machine. */
export const PASSWORD = 'password';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const segment = z.string().regex(SEGMENT);
/** Relative, and never upwards: a restore writes to it. */
const path = z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$))[\w./-]+$/);
const summary = z.strictObject({ count: z.int(), bytes: z.int(), sha256 });

const baseManifest = z.strictObject({
  format: z.literal(BASE_FORMAT),
  productVersion: z.string(),
  postgresVersion: z.string(),
  systemIdentifier: z.string(),
  startedAt: z.iso.datetime(),
  /** The earliest instant that it can be restored to. */
  endedAt: z.iso.datetime(),
  /** The first and the last WAL segment that the copy needs, and how long each is. */
  startSegment: segment,
  stopSegment: segment,
  segmentBytes: z.int().positive(),
  deployment: z.string().nullable(),
  migrations: z.array(z.string()).min(1),
  /** Every folder of the cluster: empty ones have to be there too. */
  folders: z.array(path),
  contents: summary,
  files: summary,
  ...stateOfKeys,
});

export type BaseManifest = Readonly<z.infer<typeof baseManifest>>;

const content = z.strictObject({ path, bytes: z.int(), sha256 });
export type Content = z.infer<typeof content>;

export interface BaseBackup {
  readonly manifest: BaseManifest;
  readonly contents: readonly Content[];
  readonly files: readonly ListedFile[];
}

/**
 * Reads a base backup and compares every file in it with its hash.
 * @throws Error naming the first that is missing or changed
 */
export async function readBaseBackup(folder: string): Promise<BaseBackup> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  });
  const parsed = baseManifest.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(`${join(folder, MANIFEST)} is not of this version: ${parsed.error.issues[0]?.message}.`);
  }
  const list = join(folder, CONTENTS);
  await demandHash(list, parsed.data.contents.sha256);
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '');
  const contents = lines.map((line) => content.parse(JSON.parse(line)));
  await eachFile(contents, (one) => demandHash(join(folder, one.path), one.sha256));
  return { manifest: parsed.data, contents, files: await readFileList(folder, parsed.data.files.sha256) };
}
