import { existsSync, linkSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import { messageOf } from '../errors.ts';
import { syncFolder } from '../sync-folder.ts';
import { hasBaseBackups } from './base-backups.ts';

/** Segments that wait in the cluster before the archive gives up: 1 GiB, so that a full archive fills no second disk. */
export const WAITING_LIMIT = 64;
/** Where gzip notes when the content was last written (RFC 1952). */
const GZIP_TIME_OFFSET = 4;

export interface ArchivedSegment {
  /** The archive's folder of WAL. */
  readonly folder: string;
  /** Of the segment, below the cluster. */
  readonly path: string;
  readonly name: string;
}

export interface ArchiveLimits {
  /** The most that the archive's folder of WAL may hold. */
  readonly bytes: number;
  /** Segments that may wait in the cluster. */
  readonly waiting: number;
}

/**
 * Archives one segment, history of a timeline or backup label: durable, whole or not at all, and never over another
 * content. Before the first base backup nothing is kept, as nothing could be restored with it. Beyond the limits segments
 * are given up, which is noted: the product works on, and only a new base backup can be restored to later instants.
 *
 * @throws Error where PostgreSQL has to keep the segment and try again
 */
export function archiveSegment(segment: ArchivedSegment, limits: ArchiveLimits): void {
  const { folder, path, name } = segment;
  if (!hasBaseBackups(folder)) return;
  try {
    if (bytesIn(folder) > limits.bytes) throw new Error(`${folder} holds ${limits.bytes} bytes and more`);
    storeSegment(segment);
  } catch (error) {
    if (error instanceof OtherContentError || waitingBeside(path) < limits.waiting) throw error;
    noteGivenUp(folder, name);
    process.stderr.write(`WAL segment ${name} is given up: ${messageOf(error)}\n`);
  }
}

class OtherContentError extends Error {
  override readonly name = 'OtherContentError';
}

function storeSegment({ folder, path, name }: ArchivedSegment): void {
  const target = join(folder, `${name}.gz`);
  const content = readFileSync(path);
  if (existsSync(target)) {
    // Archived by a run that was ended before PostgreSQL learned of it.
    if (gunzipSync(readFileSync(target)).equals(content)) return;
    throw new OtherContentError(`${target} is there with another content`);
  }
  const packed = gzipSync(content, { level: constants.Z_BEST_SPEED });
  packed.writeUInt32LE(Math.floor(statSync(path).mtimeMs / 1_000), GZIP_TIME_OFFSET);
  const draft = join(folder, `${name}.draft`);
  rmSync(draft, { force: true });
  writeFileSync(draft, packed, { mode: 0o600, flush: true });
  // A link appears whole, and fails where the name is taken meanwhile.
  linkSync(draft, target);
  rmSync(draft);
  syncFolder(folder);
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function waitingBeside(path: string): number {
  return readdirSync(join(dirname(path), 'archive_status')).filter((name) => name.endsWith('.ready')).length;
}

/** A folder that takes no note either is told by the missing segment itself. */
function noteGivenUp(folder: string, name: string): void {
  try {
    writeFileSync(join(folder, 'given-up.json'), JSON.stringify({ segment: name }), { mode: 0o644 });
  } catch {
    // See above.
  }
}
