import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ifPresent } from '../../if-present.ts';

/** The name of a WAL segment: timeline, and two halves of its number, in eight hexadecimal digits each. */
export const SEGMENT = /^[0-9A-F]{24}$/;
const ARCHIVED = /^([0-9A-F]{24})\.gz$/;
const TIMELINE_DIGITS = 8;
/** Bytes that one step of a segment's upper number stands for. */
const LOG_BYTES = 0x1_0000_0000;
/** Where a gzip file has the time at which its content was last written, in seconds (RFC 1952). */
const GZIP_TIME = { offset: 4, bytes: 4 };
/** A commit is stamped before it is written: its segment may have ended in between. */
const COMMIT_MARGIN_SECONDS = 1;

export function timelineOf(segment: string): string {
  return segment.slice(0, TIMELINE_DIGITS);
}

/** The position of a segment, comparable as text whatever its timeline is. */
export function positionOf(segment: string): string {
  return segment.slice(TIMELINE_DIGITS);
}

/** The segment that follows on the same timeline. */
export function nextSegment(segment: string, segmentBytes: number): string {
  const perLog = LOG_BYTES / segmentBytes;
  const upper = Number.parseInt(segment.slice(8, 16), 16);
  const lower = Number.parseInt(segment.slice(16), 16) + 1;
  const digits = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return `${timelineOf(segment)}${digits(lower === perLog ? upper + 1 : upper)}${digits(lower === perLog ? 0 : lower)}`;
}

/** The archived segments of some folders by name, the path of each; a folder that is not there has none. */
export async function archivedSegments(folders: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const folder of folders) {
    const names = (await ifPresent(readdir(folder))) ?? [];
    for (const name of names) {
      const segment = ARCHIVED.exec(name)?.[1];
      if (segment !== undefined) {
        found.set(segment, join(folder, name));
      }
    }
  }
  return found;
}

/** WAL without a gap from a segment on. */
export interface SegmentChain {
  readonly segments: readonly string[];
  /** The first segment that is not there though later ones are; null where none is missing. */
  readonly missing: string | null;
}

/** The segments that follow each other from `first` on, as far as they are there. */
export function chainFrom(first: string, present: ReadonlySet<string>, segmentBytes: number): SegmentChain {
  const segments: string[] = [];
  let next = first;
  while (present.has(next)) {
    segments.push(next);
    next = nextSegment(next, segmentBytes);
  }
  const isLater = (one: string) => timelineOf(one) === timelineOf(first) && one > next;
  return { segments, missing: [...present].some(isLater) ? next : null };
}

/** Until when an archived segment holds every commit: its last write, which the archive notes in it. */
export async function segmentReach(path: string): Promise<Date> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(GZIP_TIME.bytes), 0, GZIP_TIME.bytes, GZIP_TIME.offset);
    return new Date((buffer.readUInt32LE() - COMMIT_MARGIN_SECONDS) * 1_000);
  } finally {
    await file.close();
  }
}
