import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hashOfFile } from '../../../platform/backup/manifest.ts';
import { type DatabaseClient, withClient } from '../../../platform/db/client.ts';
import { ifPresent } from '../../../platform/if-present.ts';
import { columnListOf } from '../domain/documentation.ts';
import {
  COLUMNS,
  type ColumnList,
  columnListSchema,
  DOCUMENTS,
  type ListedFile,
  MANIFEST,
  type Manifest,
  manifestSchema,
} from '../domain/manifest.ts';
import { dataPath } from '../domain/package-file.ts';
import {
  type Difference,
  findBrokenKeys,
  findDifferences,
  loadTable,
  readPackedDocuments,
  readTotals,
  requireEmpty,
} from '../store/loaded-package.ts';
import { packageFiles } from '../store/package-files.ts';

/** What reading a package back found. */
export interface Verification {
  readonly manifest: Manifest;
  readonly sha256: string;
  readonly rows: number;
  /** None of a package that is whole. */
  readonly differences: readonly Difference[];
}

/**
 * Reads a wind-down package back into an empty database and recomputes it (OPS-56): every file by its hash, every key and
 * reference, every balance from the transfers, holdings, schedules and totals.
 * @param databaseUrl of an empty database, in which tables without constraints are made
 * @throws Error where the folder holds no package of this format, or the database is not empty
 */
export async function verifyPackage(folder: string, databaseUrl: string): Promise<Verification> {
  const manifest = manifestSchema.safeParse(await readJson(folder, MANIFEST));
  if (!manifest.success) {
    throw new Error(`${folder} holds no whole package of this format: ${MANIFEST} is missing or another.`);
  }
  const found = await compareFiles(folder, manifest.data);
  const sha256 = await hashOfFile(join(folder, MANIFEST));
  const columns = columnListSchema.safeParse(await readJson(folder, COLUMNS));
  if (!columns.success || !isDeepStrictEqual(columns.data, columnListOf(packageFiles))) {
    found.push({ file: COLUMNS, row: 'all', what: 'is not the list of columns of this format' });
    return { manifest: manifest.data, sha256, rows: 0, differences: found };
  }
  const loaded = await withClient(databaseUrl, async (client) => {
    await requireEmpty(client);
    return readBack(client, folder, { manifest: manifest.data, columns: columns.data });
  });
  return {
    manifest: manifest.data,
    sha256,
    rows: loaded.rows,
    differences: [...found, ...loaded.differences],
  };
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const text = await ifPresent(readFile(join(folder, name), 'utf8'));
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Every file against its size and hash, and no file that the manifest does not list. */
async function compareFiles(folder: string, { files }: Manifest): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const file of files) {
    const what = await fileProblem(folder, file);
    if (what !== null) {
      found.push({ file: file.path, row: 'all', what });
    }
  }
  const listed = new Set([MANIFEST, ...files.map(({ path }) => path)]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => !one.isDirectory())) {
    const path = join(entry.parentPath, entry.name).slice(join(folder, '/').length);
    if (!listed.has(path)) {
      found.push({ file: path, row: 'all', what: 'is not in the manifest' });
    }
  }
  return found;
}

async function fileProblem(folder: string, { path, bytes, sha256 }: ListedFile): Promise<string | null> {
  const about = await ifPresent(stat(join(folder, path)));
  if (about === null) {
    return 'is missing';
  }
  const isSame = about.size === bytes && (await hashOfFile(join(folder, path))) === sha256;
  return isSame ? null : 'is not as it was written: its SHA-256 is another';
}

interface PackageDescription {
  readonly manifest: Manifest;
  readonly columns: ColumnList;
}

async function readBack(
  client: DatabaseClient,
  folder: string,
  { manifest, columns }: PackageDescription,
): Promise<Pick<Verification, 'rows' | 'differences'>> {
  const listed = new Map(manifest.files.map((file) => [file.path, file]));
  const found: Difference[] = [];
  let rows = 0;
  let isLoaded = true;
  for (const table of columns.files) {
    const file = dataPath(table.name);
    try {
      const loaded = await loadTable(client, table, join(folder, file));
      rows += loaded;
      const expected = listed.get(file)?.rows ?? null;
      if (loaded !== expected) {
        found.push({ file, row: 'all', what: `has ${loaded} rows, and the manifest says ${expected}` });
      }
    } catch (error) {
      isLoaded = false;
      found.push({ file, row: 'all', what: `cannot be read: ${loadProblem(error)}` });
    }
  }
  // What could not be read would differ from everything.
  if (isLoaded) {
    found.push(...(await recompute(client, { manifest, columns })));
  }
  return { rows, differences: found };
}

/** The database names line and column beside its message. */
function loadProblem(error: unknown): string {
  const where = error instanceof Error && 'where' in error ? ` (${error.where})` : '';
  return `${error instanceof Error ? error.message : String(error)}${where}`;
}

async function recompute(
  client: DatabaseClient,
  { manifest, columns }: PackageDescription,
): Promise<Difference[]> {
  const ofRows = [...(await findBrokenKeys(client, columns.files)), ...(await findDifferences(client))];
  const { totals, chainHead } = await readTotals(client);
  const wrong = Object.entries(manifest.totals).filter(
    ([name, total]) => totals[name as keyof Manifest['totals']] !== total,
  );
  const ofTotals = wrong.map(([name, total]) => ({
    ...{ file: MANIFEST, row: `totals.${name}` },
    what: `is ${total}, and the rows come to ${totals[name as keyof Manifest['totals']]}`,
  }));
  const ofHead = isDeepStrictEqual(chainHead, manifest.chainHead)
    ? []
    : [{ file: MANIFEST, row: 'chainHead', what: 'is not the newest row of chain_seals' }];
  return [
    ...ofRows.map((one) => ({ ...one, file: dataPath(one.file) })),
    ...ofTotals,
    ...ofHead,
    ...(await compareDocuments(client, manifest)),
  ];
}

/** Each document of the rows is in the package with its hash, or named as missing by the manifest. */
async function compareDocuments(client: DatabaseClient, manifest: Manifest): Promise<Difference[]> {
  const packed = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
  const missing = new Set(manifest.missingDocuments);
  return (await readPackedDocuments(client))
    .filter(({ id, sha256 }) => !missing.has(id) && packed.get(`${DOCUMENTS}/${id}`) !== sha256)
    .map(({ id }) => ({ file: dataPath('documents'), row: id, what: 'its bytes are not in the package' }));
}
