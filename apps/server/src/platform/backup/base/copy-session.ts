import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseClient } from '../../db/client.ts';
import { walFolder } from './archive.ts';
import { clusterFolder, copyCluster, copyContent } from './copy-cluster.ts';
import { type BaseManifest, CLUSTER, type Content, WAL } from './manifest.ts';
import { archivedSegments, chainFrom } from './segments.ts';

const ARCHIVE_WAIT_MS = 120_000;
/** What tells recovery where the copy begins; PostgreSQL gives its content. */
const LABEL = `${CLUSTER}/backup_label`;

interface BaseStart {
  readonly segment: string;
  readonly at: Date;
  readonly system: string;
  readonly version: string;
  readonly segment_bytes: number;
}

interface BaseStop {
  readonly segment: string;
  readonly label: string;
  readonly at: Date;
}

type BaseFacts = Pick<
  BaseManifest,
  | 'postgresVersion'
  | 'systemIdentifier'
  | 'startedAt'
  | 'endedAt'
  | 'startSegment'
  | 'stopSegment'
  | 'segmentBytes'
>;

export interface CopiedCluster {
  readonly facts: BaseFacts;
  readonly folders: readonly string[];
  readonly contents: readonly Content[];
}

/** Copies the cluster in the one session that starts and stops the backup; its end without a stop aborts it. */
export async function copyBetween(
  client: DatabaseClient,
  { databaseFolder }: { readonly databaseFolder: string },
  folder: string,
): Promise<CopiedCluster> {
  const begun = await client.query<BaseStart>(
    `select pg_walfile_name(pg_backup_start('titian', true)) as segment, clock_timestamp() as at,
       system_identifier::text as system, current_setting('server_version') as version,
       pg_size_bytes(current_setting('wal_segment_size'))::int as segment_bytes
     from pg_control_system()`,
  );
  const start = only(begun.rows);
  const { folders, contents } = await copyCluster(clusterFolder(databaseFolder), folder);
  // Waits until the archive has taken the last segment that the copy needs.
  await client.query(`set statement_timeout = ${ARCHIVE_WAIT_MS}`);
  const stopped = await client
    .query<BaseStop>(
      `select pg_walfile_name(lsn) as segment, labelfile as label, clock_timestamp() as at
       from pg_backup_stop(true)`,
    )
    .catch((error: unknown) => {
      throw new Error('The WAL archive did not take what the copy needs: see the log of the database.', {
        cause: error,
      });
    });
  await client.query('reset statement_timeout');
  const stop = only(stopped.rows);
  const label = Buffer.from(stop.label);
  await writeFile(join(folder, LABEL), label, { mode: 0o600, flush: true });
  const facts = {
    postgresVersion: start.version,
    systemIdentifier: start.system,
    startedAt: start.at.toISOString(),
    endedAt: stop.at.toISOString(),
    startSegment: start.segment,
    stopSegment: stop.segment,
    segmentBytes: start.segment_bytes,
  };
  const sha256 = createHash('sha256').update(label).digest('hex');
  return { facts, folders, contents: [...contents, { path: LABEL, bytes: label.length, sha256 }] };
}

function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) {
    throw new Error('PostgreSQL answered nothing.');
  }
  return row;
}

/**
 * Copies the archived WAL that a base copy needs into its backup.
 * @throws Error where the archive lacks a segment
 */
export async function copyWal(
  archive: string,
  folder: string,
  { facts: { startSegment, stopSegment, segmentBytes } }: Pick<CopiedCluster, 'facts'>,
): Promise<Content[]> {
  const present = await archivedSegments([walFolder(archive)]);
  const { segments } = chainFrom(startSegment, new Set(present.keys()), segmentBytes);
  const end = segments.indexOf(stopSegment);
  if (end < 0) {
    throw new Error(`The WAL archive has not kept segment ${stopSegment}: see docs/runbooks/backup.md.`);
  }
  const copied: Content[] = [];
  for (const segment of segments.slice(0, end + 1)) {
    const content = await copyContent(present.get(segment) ?? '', folder, `${WAL}/${segment}.gz`);
    copied.push(...(content === null ? [] : [content]));
  }
  return copied;
}
