import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { messageOf } from '../errors.ts';
import { LockHeldError, takeInstanceLock } from '../instance/instance-lock.ts';
import { ensureKeys, type KeyFiles } from '../keys/key-files.ts';
import { StartError } from '../start-error.ts';
import { withClient } from '../with-client.ts';
import { type BaseBackup, newestBaseBackup } from './base-backups.ts';
import { type RestoreCommands, restoreBase } from './restore-base.ts';

/** A restore that is tried beside the product. */
export interface Drill {
  /** The product's. */
  readonly folder: DataFolder;
  /** The product's database, as its owner. */
  readonly ownerUrl: string;
  /** The commands of a restore into a folder with these keys. */
  commandsIn(scratch: DataFolder, keys: KeyFiles): RestoreCommands;
  /** Records the outcome in the product's database; resolves with the exit code. */
  record(words: readonly string[]): Promise<number>;
  readonly say: (line: string) => void;
}

/** What the restored database ends with. */
interface RestoredEnd {
  readonly restoredTo: string | null;
  /** The newest seal of the audit chain, which covers all events and transfers before it; null where there is none. */
  readonly seal: { readonly seq: string; readonly root: string } | null;
}

/**
 * Restores the newest base backup with the WAL after it into a scratch folder, verifies it as every restore, finds the
 * end of its audit chain in the product's, removes it and records the outcome (OPS-57).
 *
 * @returns the exit code: 0 where everything was whole
 * @throws StartError where no base backup was made, or another drill is under way
 */
export async function runDrill(drill: Drill): Promise<number> {
  const { folder } = drill;
  const newest = newestBackup(folder);
  const lock = takeDrillLock(folder);
  const began = performance.now();
  let end: RestoredEnd = { restoredTo: null, seal: null };
  let problem: string | null;
  try {
    clear(folder);
    problem = await restore(drill, newest, (found) => {
      end = found;
    });
    problem ??= await chainProblem(drill.ownerUrl, end);
  } catch (error) {
    problem = messageOf(error);
  } finally {
    clear(folder);
    lock.release();
  }
  const tookMs = Math.round(performance.now() - began);
  drill.say(
    problem === null
      ? `The backup of ${newest.endedAt} was restored, and ledger, audit chain and stored files are whole.`
      : `The drill failed: ${problem}`,
  );
  const recorded = await drill.record(wordsOf(newest, end, problem, tookMs));
  return problem === null ? recorded : 1;
}

function newestBackup({ archiveDir }: DataFolder): BaseBackup {
  const newest = newestBaseBackup(join(archiveDir, 'wal'));
  if (newest === null) {
    throw new StartError('There is no base backup to restore: npm run backup -- --to <folder> first.');
  }
  return newest;
}

function takeDrillLock({ drillDir }: DataFolder) {
  try {
    return takeInstanceLock(`${drillDir}.lock`);
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new StartError(`Another drill is under way (process ${error.pid}): wait for it.`);
  }
}

/** @returns what is wrong; null where ledger, audit chain and files are whole */
async function restore(
  { folder, commandsIn }: Drill,
  { folder: from }: BaseBackup,
  onVerified: (end: RestoredEnd) => void,
): Promise<string | null> {
  const { archiveDir, archiveLimitBytes } = folder;
  mkdirSync(folder.drillDir, { recursive: true, mode: 0o755 });
  const scratch = openDataFolder(folder.drillDir, { archiveDir: null, archiveLimitBytes });
  cpSync(folder.keysDir, scratch.keysDir, { recursive: true });
  const keys = await ensureKeys(scratch.keysDir);
  const commands = commandsIn(scratch, keys);
  const said: string[] = [];
  const code = await restoreBase(
    { folder: scratch, keys, from, to: null, archive: archiveDir },
    {
      ...commands,
      async verify(words, databaseUrl) {
        onVerified(await restoredEnd(databaseUrl));
        return commands.verify(words, databaseUrl);
      },
      say: (line) => void said.push(line),
    },
  );
  if (code === 0) return null;
  return said.length === 0 ? 'The backup was rejected, see above.' : said.join(' ');
}

function restoredEnd(databaseUrl: string): Promise<RestoredEnd> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ to: Date | null; seq: string | null; root: string | null }>(
      `select pg_last_xact_replay_timestamp() as to, s.seq, encode(s.root_hash, 'hex') as root
        from (select) one left join lateral (select seq, root_hash from audit_seals order by seq desc limit 1) s on true`,
    );
    const { to = null, seq = null, root = null } = rows[0] ?? {};
    return {
      restoredTo: to?.toISOString() ?? null,
      seal: seq === null || root === null ? null : { seq, root },
    };
  });
}

/** A restored chain must be the beginning of the product's: each seal covers everything before it. */
async function chainProblem(ownerUrl: string, { seal }: RestoredEnd): Promise<string | null> {
  if (seal === null) return null;
  const isHeld = await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query(
      `select 1 from audit_seals where seq = $1 and root_hash = decode($2, 'hex')`,
      [seal.seq, seal.root],
    );
    return rows.length === 1;
  });
  return isHeld ? null : `Seal ${seal.seq} of the restored audit chain is not the product's.`;
}

function wordsOf(
  { endedAt }: BaseBackup,
  { restoredTo }: RestoredEnd,
  problem: string | null,
  tookMs: number,
): string[] {
  return [
    ...['drill-record', '--took-ms', String(tookMs), '--backup', endedAt],
    ...(restoredTo === null ? [] : ['--restored-to', restoredTo]),
    ...(problem === null ? [] : ['--problem', problem]),
  ];
}

function clear({ drillDir }: DataFolder): void {
  rmSync(drillDir, { recursive: true, force: true });
}
