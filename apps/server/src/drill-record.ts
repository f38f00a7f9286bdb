import { parseArgs } from 'node:util';
import type { Config } from './platform/config.ts';
import { withClient } from './platform/db/client.ts';

const USAGE =
  'drill-record --took-ms <milliseconds> [--backup <instant>] [--restored-to <instant>] [--problem <text>]';
const LONGEST_PROBLEM = 2_000;

/**
 * The command `drill-record`, signed in as the database's owner: notes a restore that was tried, for the page Health and
 * its alerts (OPS-56). Without a problem it succeeded, and names the backup.
 *
 * @param words instants as ISO 8601; `--problem` in English, for operators of machines
 * @returns the exit code
 */
export async function recordDrill(
  config: Pick<Config, 'DATABASE_URL'>,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const drill = drillOf(words);
  if (drill === null) {
    print(USAGE);
    return 2;
  }
  await withClient(config.DATABASE_URL, (client) =>
    client.query(
      'insert into restore_drills (backup_made_at, restored_to, problem, took_ms) values ($1, $2, $3, $4)',
      [drill.backupMadeAt, drill.restoredTo, drill.problem, drill.tookMs],
    ),
  );
  return 0;
}

interface RestoreDrill {
  readonly backupMadeAt: string | null;
  readonly restoredTo: string | null;
  readonly problem: string | null;
  readonly tookMs: number;
}

/** Null for words that are none of the command's. */
function drillOf(words: readonly string[]): RestoreDrill | null {
  const names = ['took-ms', 'backup', 'restored-to', 'problem'];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...words], options });
  const [backup = null, restoredTo = null] = [values.backup, values['restored-to']];
  const problem = values.problem?.slice(0, LONGEST_PROBLEM) ?? null;
  const tookMs = /^\d{1,12}$/.test(values['took-ms'] ?? '') ? Number(values['took-ms']) : null;
  const areInstants = [backup, restoredTo].every((one) => one === null || !Number.isNaN(Date.parse(one)));
  if (tookMs === null || !areInstants || problem === '' || (problem === null && backup === null)) {
    return null;
  }
  return { backupMadeAt: backup, restoredTo, problem, tookMs };
}
