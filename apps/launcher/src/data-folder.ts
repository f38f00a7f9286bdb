import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './errors.ts';
import { DEFAULT_ARCHIVE_LIMIT_BYTES, type Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The files below DATA_DIR. */
export interface DataFolder {
  readonly dir: string;
  readonly lockFile: string;
  readonly runFile: string;
  readonly keysDir: string;
  readonly logsDir: string;
  readonly postgresDir: string;
  /** What customers and the product stored, encrypted. */
  readonly filesDir: string;
  /** WAL and files from the first base backup on. */
  readonly archiveDir: string;
  /** The most that archived WAL may take. */
  readonly archiveLimitBytes: number;
  /** What the simulated banks and mail servers remember. */
  readonly simulatorDir: string;
  readonly demoFile: string;
  readonly demoDraft: string;
  /** There while demo data are being made: what the database then holds may be cleared by the next start. */
  readonly demoUnfinished: string;
  readonly operatorsFile: string;
  /** There while a base backup is restored: what lies here may be cleared by the next restore, and nothing starts. */
  readonly restoreUnfinished: string;
  /** Where a drill restores into, with a lock beside it; empty between two. */
  readonly drillDir: string;
}

/**
 * Makes DATA_DIR, its parents open to be passed through (the database runs under another account when root starts it).
 *
 * @param archive where WAL and files are archived, and how much WAL; below the folder where it is left out
 * @throws StartError when it cannot be made or written
 */
export function openDataFolder(
  dataDir: string,
  archive: Pick<Settings, 'archiveDir' | 'archiveLimitBytes'> = {
    archiveDir: null,
    archiveLimitBytes: DEFAULT_ARCHIVE_LIMIT_BYTES,
  },
): DataFolder {
  const dir = writable(dataDir);
  const folder: DataFolder = {
    dir,
    lockFile: join(dir, 'lock'),
    runFile: join(dir, 'run.json'),
    keysDir: join(dir, 'keys'),
    logsDir: join(dir, 'logs'),
    postgresDir: join(dir, 'postgres'),
    filesDir: join(dir, 'files'),
    archiveDir: archive.archiveDir ?? join(dir, 'archive'),
    archiveLimitBytes: archive.archiveLimitBytes,
    simulatorDir: join(dir, 'simulator'),
    demoFile: join(dir, 'demo.json'),
    demoDraft: join(dir, 'demo.draft.json'),
    demoUnfinished: join(dir, 'demo.unfinished'),
    operatorsFile: join(dir, 'demo-operators.json'),
    restoreUnfinished: join(dir, 'restore.unfinished'),
    drillDir: join(dir, 'drill'),
  };
  mkdirSync(folder.keysDir, { recursive: true, mode: 0o700 });
  mkdirSync(folder.logsDir, { recursive: true, mode: 0o700 });
  return folder;
}

/** @throws StartError where a restore into the folder broke off */
export function rejectUnfinishedRestore({ dir, restoreUnfinished }: DataFolder): void {
  if (!existsSync(restoreUnfinished)) return;
  throw new StartError(
    `A restore into ${dir} broke off, and what lies there is not whole. Run it again: npm run restore -- --from …`,
  );
}

function writable(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be used (${messageOf(error)}). ` +
        'Start as the user who made it, or name another: DATA_DIR=/some/folder npm start',
    );
  }
}
