import { parseArgs } from 'node:util';
import type { Config } from './platform/config.ts';
import { withClient } from './platform/db/client.ts';
import { insertDrill, type RestoreDrill } from './platform/restore-drills.ts';

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
  await withClient(config.DATABASE_URL, (client) => insertDrill(client, drill));
  return 0;
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
