import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readAnchors } from '@titian/server/platform/audit-anchor';
import { verifyChain } from '@titian/server/platform/audit-verify';
import type pg from 'pg';
import { countViolations } from '../lib/violations.ts';
import type { YearsWorld } from './world.ts';

/** What retention has deleted and left, and whether ledger, audit chain and files are whole. */
export interface Verification {
  readonly brokenInvariants: number;
  readonly auditProblem: string | null;
  readonly seals: number;
  /** Selfies that should have been deleted, by their rows. */
  readonly overdueSelfies: number;
  readonly purgedSelfies: number;
  readonly youngSelfies: number;
  /** Files on disk without a row. */
  readonly strayFiles: number;
  readonly missingFiles: number;
  readonly overdueExports: number;
  readonly purgedExports: number;
  readonly overdueSecurityEvents: number;
  readonly closedAccounts: number;
  /** Deleted rows of the ledger since the database was made. */
  readonly deletedMoneyRows: number;
}

/** A selfie is deleted within an hour of its thirty days; the run does so once a night. */
const SELFIE_DAYS = 30;
const DELETION_INTERVAL_DAYS = 1;
const EXPORT_DAYS = 7;
const SECURITY_EVENT_DAYS = 400;
const MONEY_TABLES = [
  'entries',
  'transfers',
  'distribution_shares',
  'repayments',
  'subscriptions',
  'payouts',
  'topups',
];

const COUNTS = `select
  (select count(*)::int from ekyc_sessions where decided_at < $1::timestamptz - make_interval(days => $2)
    and (purged_at is null or selfie_file_id is not null or readings_enc is not null)) as "overdueSelfies",
  (select count(*)::int from ekyc_sessions where purged_at is not null) as "purgedSelfies",
  (select count(*)::int from ekyc_sessions where selfie_file_id is not null) as "youngSelfies",
  (select count(*)::int from data_exports where ready_at < $1::timestamptz - make_interval(days => $3)
    and state <> 'purged') as "overdueExports",
  (select count(*)::int from data_exports where state = 'purged') as "purgedExports",
  (select count(*)::int from security_events where created_at < $1::timestamptz - make_interval(days => $4)) as "overdueSecurityEvents",
  (select count(*)::int from users where closed_at is not null) as "closedAccounts",
  (select coalesce(sum(n_tup_del), 0)::int from pg_stat_user_tables where relname = any($5)) as "deletedMoneyRows"`;

/** Verifies every invariant, the chain of seals, and what retention has deleted. */
export async function verifyAll(world: YearsWorld, owner: pg.Client, folder: string): Promise<Verification> {
  const { app, clock } = world;
  const chain = await verifyChain(
    app.database.reader,
    app.auditChain.key,
    await readAnchors(app.auditChain.anchorFile),
  );
  const counts = await owner.query(COUNTS, [
    ...[clock.now(), SELFIE_DAYS + DELETION_INTERVAL_DAYS, EXPORT_DAYS + DELETION_INTERVAL_DAYS],
    ...[SECURITY_EVENT_DAYS + DELETION_INTERVAL_DAYS, MONEY_TABLES],
  ]);
  return {
    ...counts.rows[0],
    ...(await compareFiles(owner, folder)),
    brokenInvariants: await countViolations(app, app.config.DATABASE_URL),
    auditProblem: chain.broken?.problem ?? null,
    seals: chain.seals,
  };
}

/** Compares the files on disk with their rows, both ways. */
async function compareFiles(owner: pg.Client, folder: string) {
  const { rows } = await owner.query<{ key: string }>(
    `select storage_key as key from files where state in ('stored', 'quarantined')`,
  );
  const files = join(folder, 'files');
  const onDisk = new Set(
    existsSync(files)
      ? readdirSync(files, { recursive: true, withFileTypes: true })
          .filter((one) => one.isFile())
          .map((one) => relative(files, join(one.parentPath, one.name)))
      : [],
  );
  const wanted = new Set(rows.map(({ key }) => key));
  return {
    strayFiles: [...onDisk].filter((name) => !wanted.has(name)).length,
    missingFiles: [...wanted].filter((name) => !onDisk.has(name)).length,
  };
}
