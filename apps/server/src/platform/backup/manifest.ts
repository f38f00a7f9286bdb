import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** One line per stored file: its storage key, size and SHA-256, as it is stored encrypted, and the master key it is under. */
export const FILE_LIST = 'files.jsonl';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const storageKey = z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{62}$/);
const identifier = z.string().regex(/^[a-z0-9_]+$/);

/** What a restore needs keys for, and how far the audit chain was: parts of every kind of backup. */
export const stateOfKeys = {
  /** Files that their owners gave up while the backup was made: their rows are there, and no bytes. */
  givenUp: z.array(storageKey),
  /** Master keys that a restore needs; the keys themselves are never here. */
  masterKeys: z.array(z.string()),
  dataKeys: z.array(
    z.strictObject({
      purpose: z.enum(['field', 'lookup']),
      id: z.int(),
      masterKeyId: z.string(),
      wrapped: z.base64(),
      supersededAt: z.iso.datetime().nullable(),
    }),
  ),
  /** The newest seal of the audit chain. */
  chainHead: z.strictObject({ seq: z.string(), root: z.string() }).nullable(),
};

const manifest = z.strictObject({
  format: z.literal('titian-backup-1'),
  madeAt: z.iso.datetime(),
  /** What the database was made for: production, demo or test. */
  deployment: z.string().nullable(),
  /** Every migration that was applied; the last one is the version of the schema. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.strictObject({
      schema: identifier,
      name: identifier,
      columns: z.array(identifier),
      rows: z.int().nonnegative(),
      sha256,
    }),
  ),
  sequences: z.array(z.strictObject({ schema: identifier, name: identifier, value: z.string() })),
  files: z.strictObject({ count: z.int(), bytes: z.int(), sha256 }),
  ...stateOfKeys,
});

export type Manifest = Readonly<z.infer<typeof manifest>>;
export type BackupTable = Manifest['tables'][number];

const listed = z.strictObject({ key: storageKey, bytes: z.int(), sha256, masterKey: z.string() });
export type ListedFile = z.infer<typeof listed>;

/** Where a table's rows lie in a backup: COPY's text, compressed. */
export function tablePath(folder: string, { schema, name }: Pick<BackupTable, 'schema' | 'name'>): string {
  return join(folder, 'tables', `${schema}.${name}.copy.gz`);
}

export function filePath(folder: string, key: string): string {
  return join(folder, 'files', key);
}

/** The SHA-256 of a file, in hex. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Reads a backup and compares every file in it with its hash.
 * @throws Error naming the first that is missing or changed
 */
export async function readBackup(
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly files: readonly ListedFile[] }> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is no whole backup: it has no ${MANIFEST}.`);
  });
  const parsed = manifest.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Error(`${join(folder, MANIFEST)} is not of this version: ${parsed.error.issues[0]?.message}.`);
  }
  for (const table of parsed.data.tables) {
    await demandHash(tablePath(folder, table), table.sha256);
  }
  return { manifest: parsed.data, files: await readFileList(folder, parsed.data.files.sha256) };
}

/**
 * Reads the list of a backup's stored files and compares each with its hash.
 * @param listHash the list's own
 * @throws Error naming the first that is missing or changed
 */
export async function readFileList(folder: string, listHash: string): Promise<readonly ListedFile[]> {
  const list = join(folder, FILE_LIST);
  await demandHash(list, listHash);
  const lines = (await readFile(list, 'utf8')).split('\n').filter((line) => line !== '');
  const files = lines.map((line) => listed.parse(JSON.parse(line)));
  for (const file of files) {
    await demandHash(filePath(folder, file.key), file.sha256);
  }
  return files;
}

/** @throws Error where a file of a backup is missing or has another hash */
export async function demandHash(path: string, expected: string): Promise<void> {
  const found = await hashOfFile(path).catch(() => null);
  if (found !== expected) {
    throw new Error(
      `${path} is ${found === null ? 'missing' : 'not as it was backed up'}: use another copy.`,
    );
  }
}

/** Null for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
