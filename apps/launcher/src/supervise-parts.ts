import { join } from 'node:path';
import { type Program, startProgram } from './children/program.ts';
import { writeRunFile } from './children/run-file.ts';
import type { Stoppable } from './children/stack.ts';
import { type Part, type Supervision, supervise } from './children/supervise.ts';
import type { DataFolder } from './data-folder.ts';
import { type ProductDatabase, productDatabaseUrl, reopenProductDatabase } from './database.ts';
import type { RunningPostgres } from './embedded-postgres/start-postgres.ts';
import {
  type Programs,
  type SimulatorAddresses,
  serverEnvironment,
  simulatorEnvironment,
} from './environment.ts';
import { processStamp } from './instance/process-stamp.ts';
import type { KeyFiles } from './keys/key-files.ts';
import { serverDatabaseUrl } from './migrate-database.ts';

/** What runs, and what it was started with. */
export interface RunningParts {
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  readonly port: number;
  readonly database: Pick<ProductDatabase, 'url' | 'embedded'>;
  readonly simulators: Program;
  readonly addresses: SimulatorAddresses;
  readonly server: Program;
}

type Say = (line: string) => void;

/**
 * Starts whichever part ends again, with its settings and on its ports, until it is stopped (OPS-53, decision 160).
 *
 * @param running all parts, started and ready
 * @param say gets a line when one has ended, and when it runs again
 */
export function superviseParts(running: RunningParts, files: Programs, say: Say): Stoppable {
  let parts = running;
  const update = (changed: Partial<RunningParts>) => {
    parts = { ...parts, ...changed };
    recordRun(parts);
  };
  const simulators = supervise({
    name: 'simulators program',
    part: running.simulators,
    start: () => startSimulators(parts, files, parts.addresses),
    onStarted: (started) => update({ simulators: started }),
    say,
  });
  const { embedded } = running.database;
  const onMoved = (): Promise<void> => server.restart();
  const database = embedded === null ? null : superviseDatabase(embedded, parts, { update, onMoved, say });
  const server: Supervision = supervise({
    name: 'server',
    part: running.server,
    start: () => startServerAgain(parts, files),
    dependency: async () => database?.running(),
    onStarted: (started) => update({ server: started }),
    say,
  });
  return { stop: () => stopInOrder([server, simulators, ...(database === null ? [] : [database])]) };
}

interface DatabaseFollowers {
  readonly update: (changed: Partial<RunningParts>) => void;
  /** Its users know another address. */
  readonly onMoved: () => Promise<void>;
  readonly say: Say;
}

function superviseDatabase(
  embedded: RunningPostgres,
  { folder }: RunningParts,
  { update, onMoved, say }: DatabaseFollowers,
): Supervision {
  let current = embedded;
  return supervise<Part>({
    name: 'database',
    part: databasePart(embedded),
    async start() {
      const { port } = current;
      current = await reopenProductDatabase(current, folder);
      update({ database: { url: productDatabaseUrl(current), embedded: current } });
      if (current.port !== port) {
        say(`Port ${port} was taken meanwhile: the database listens on ${current.port}.`);
        await onMoved();
      }
      return databasePart(current);
    },
    say,
  });
}

function databasePart(embedded: RunningPostgres): Part {
  return {
    ready: async () => undefined,
    ended: embedded.exited.then(({ code, signal, logTail }) => ({
      reason: signal ?? `exit code ${code}`,
      logTail,
    })),
    stop: () => embedded.stop(),
  };
}

/** Starts the simulated exchange, banks and mail server. @param addresses as for `simulatorEnvironment` */
export function startSimulators(
  { folder, keys, port }: Pick<RunningParts, 'folder' | 'keys' | 'port'>,
  files: Programs,
  addresses: SimulatorAddresses | null,
): Program {
  return startProgram({
    name: 'simulators program',
    file: files.simulators,
    env: simulatorEnvironment(folder, keys, port, addresses),
    logFile: join(folder.logsDir, 'simulators.log'),
    isStartedAgain: addresses !== null,
  });
}

function startServerAgain(
  { folder, keys, port, database, addresses }: RunningParts,
  files: Programs,
): Program {
  return startProgram({
    name: 'server',
    file: files.server,
    env: serverEnvironment(folder, keys, serverDatabaseUrl(database.url, keys), port, addresses),
    logFile: serverLog(folder),
    isStartedAgain: true,
  });
}

export function serverLog(folder: DataFolder): string {
  return join(folder.logsDir, 'server.log');
}

/** Writes for others what runs now. */
export function recordRun(
  running: Pick<RunningParts, 'folder' | 'database' | 'simulators' | 'server'>,
): void {
  const { folder, database, simulators, server } = running;
  writeRunFile(folder.runFile, {
    launcher: processStamp(process.pid) ?? '',
    databaseUrl: database.url,
    children: [simulators, server].map(({ name, stamp }) => ({ name, stamp })),
  });
}

/** What works with others stops before them, whatever becomes of it. */
async function stopInOrder(supervisions: readonly Supervision[]): Promise<void> {
  const problems: unknown[] = [];
  for (const one of supervisions) await one.stop().catch((problem: unknown) => problems.push(problem));
  if (problems.length > 0) throw problems[0];
}
