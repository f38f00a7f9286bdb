import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Account } from './account.ts';

/** The longest that a commit waits for its segment to be archived: what a loss of this machine's disk costs at most. */
const ARCHIVE_TIMEOUT_SECONDS = 60;

/** Where the WAL of a cluster is archived, and the program that does so. */
export interface WalArchive {
  readonly dir: string;
  /** The most that its WAL may take. */
  readonly limitBytes: number;
  readonly program: string;
}

/** Makes the folder of archived WAL, which belongs to the account that runs the database. */
export function prepareWalFolder({ dir }: WalArchive, account: Account): void {
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  const wal = join(dir, 'wal');
  mkdirSync(wal, { recursive: true, mode: 0o700 });
  if (account.kind === 'other' && statSync(wal).uid !== account.uid) chownSync(wal, account.uid, account.gid);
}

/** The settings of a cluster that archives its WAL (OPS-54, decision 163). */
export function archiveSettings({ dir, limitBytes, program }: WalArchive): Readonly<Record<string, string>> {
  const words = [process.execPath, program, join(dir, 'wal'), String(limitBytes)].map(commandWord);
  return {
    wal_level: 'replica',
    archive_mode: 'on',
    archive_timeout: `${ARCHIVE_TIMEOUT_SECONDS}s`,
    archive_command: `${words.join(' ')} '%p' '%f'`,
  };
}

/** A word of a shell's command in a setting where PostgreSQL replaces what follows a percent sign. */
export function commandWord(text: string): string {
  return `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
}
