import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { startFileMirror } from './backup/mirror-files.ts';
import { startWeeklyDrill } from './backup/weekly-drill.ts';
import { type Program, startProgram } from './children/program.ts';
import { endLeftovers } from './children/run-file.ts';
import { createStack, type Stack } from './children/stack.ts';
import { type DataFolder, openDataFolder, rejectUnfinishedRestore } from './data-folder.ts';
import { needsDemo, openProductDatabase, type ProductDatabase } from './database.ts';
import { type DemoFile, readDemoFile, writeDemoFile } from './demo/demo-file.ts';
import { makeDemo } from './demo/make-demo.ts';
import {
  type Programs,
  programs,
  publicUrl,
  type SimulatorAddresses,
  serverEnvironment,
} from './environment.ts';
import { LockHeldError, takeInstanceLock } from './instance/instance-lock.ts';
import { ensureKeys, type KeyFiles } from './keys/key-files.ts';
import { migrateDatabase } from './migrate-database.ts';
import { reservePort } from './product-port.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { recordRun, serverLog, startSimulators, superviseParts } from './supervise-parts.ts';

/** The whole product, running or being started. */
export interface Launch {
  /** Resolves with the sign-ins when everything runs; rejects with a StartError that says what to do. */
  readonly started: Promise<{ readonly demo: DemoFile; readonly demoFile: string }>;
  /** Resolves with a message when a part ends before everything runs; later it is started again (OPS-53). */
  readonly died: Promise<string>;
  /** Stops all parts, the last started first; resolves with what went wrong meanwhile. Safe to call twice. */
  stop(): Promise<readonly string[]>;
}

interface Launching {
  readonly settings: Settings;
  readonly stack: Stack;
  readonly say: (line: string) => void;
  readonly files: Programs;
  /** For a part that ends before everything runs. */
  readonly reportDeath: (message: string) => void;
  /** From now on a part that ends is started again. */
  readonly onSupervised: () => void;
}

interface Ground {
  /** Loads while the database starts, and waits for its settings. */
  readonly server: Program;
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  readonly port: number;
  readonly database: ProductDatabase;
  readonly isDemoMissing: boolean;
}

/**
 * Starts the database, the simulators and the server, on the first start with the demo data (OPS-13).
 *
 * @param say gets one line at a time about what takes long
 * @param files the programs to run; the built ones by default
 */
export function launch(settings: Settings, say: (line: string) => void, files: Programs = programs): Launch {
  const stack = createStack();
  let reportDeath: (message: string) => void = () => undefined;
  const died = new Promise<string>((resolve) => {
    reportDeath = resolve;
  });
  const onSupervised = () => {
    reportDeath = () => undefined;
  };
  const launching = {
    settings,
    stack,
    say,
    files,
    reportDeath: (text: string) => reportDeath(text),
    onSupervised,
  };
  return { started: startAll(launching), died, stop: () => stack.stop() };
}

async function startAll(launching: Launching): Promise<{ demo: DemoFile; demoFile: string }> {
  const { settings, stack, say, files, reportDeath } = launching;
  const ground = await prepare(launching);
  const { folder, keys, port, database, server } = ground;
  watchDatabase(database, reportDeath);
  const simulators = await stack.add(() => startSimulators(ground, files, null));
  recordRun({ folder, database, simulators, server });
  const migration = { folder, keys, ownerUrl: database.url, file: files.migrate };
  const [addresses, url] = await Promise.all([
    simulatorAddresses(simulators),
    migrateDatabase(stack, migration),
  ]);
  const env = serverEnvironment(folder, keys, url, port, addresses);
  // Again and on top: it stops before what it works with.
  await stack.add(() => server);
  server.configure(env);
  await server.ready();
  for (const program of [simulators, server])
    void program.exited.then((code) => reportDeath(program.deathMessage(code)));
  const base = { base_url: publicUrl(port), simulator_url: addresses.simulatorUrl };
  if (ground.isDemoMissing) {
    await makeDemo({
      folder,
      stack,
      files,
      serverEnv: env,
      baseUrl: base.base_url,
      simulatorUrl: base.simulator_url,
      demoData: settings.demoData,
      say,
    });
  }
  rmSync(folder.demoUnfinished, { force: true });
  if (database.embedded !== null) {
    await stack.add(() => startFileMirror(folder, say));
    await stack.add(() => startWeeklyDrill({ folder, serverCli: files.serverCli }, say));
  }
  const running = { folder, keys, port, database, simulators, addresses, server };
  await stack.add(() => {
    launching.onSupervised();
    return superviseParts(running, files, say);
  });
  return { demo: refreshDemoFile(folder, base), demoFile: folder.demoFile };
}

/** Everything before the first program of the platform runs. */
async function prepare({ settings, stack, files, say }: Launching): Promise<Ground> {
  const folder = openDataFolder(settings.dataDir, settings);
  rejectUnfinishedRestore(folder);
  await stack.add(() => lockDataFolder(folder));
  await endLeftovers(folder.runFile);
  const server = await loadServer(stack, folder, files);
  const [port, keys] = await Promise.all([reservePort(settings.port), ensureKeys(folder.keysDir)]);
  const database = await stack.add(() => openProductDatabase(settings, folder, say));
  const isDemoMissing = await needsDemo(database, {
    isComplete: readDemoFile(folder.demoFile) !== null,
    isUnfinished: existsSync(folder.demoUnfinished),
  });
  if (isDemoMissing) {
    writeFileSync(folder.demoUnfinished, '');
    // The banks of a start that was cut off remember payments that the new database never made.
    rmSync(folder.simulatorDir, { recursive: true, force: true });
  }
  return { server, folder, keys, port, database, isDemoMissing };
}

function loadServer(stack: Stack, folder: DataFolder, files: Programs): Promise<Program> {
  const logFile = serverLog(folder);
  return stack.add(() =>
    startProgram({ name: 'server', file: files.server, env: {}, logFile, isConfiguredLater: true }),
  );
}

function lockDataFolder(folder: DataFolder): { stop(): Promise<void> } {
  try {
    const lock = takeInstanceLock(folder.lockFile);
    return { stop: async () => lock.release() };
  } catch (error) {
    if (!(error instanceof LockHeldError)) throw error;
    throw new StartError(
      `Titian already runs with the data folder ${folder.dir} (process ${error.pid}). Stop that one, or start a second ` +
        'copy with a folder and a port of its own: DATA_DIR=.data2 PORT=3001 npm start',
    );
  }
}

function watchDatabase({ embedded }: ProductDatabase, reportDeath: (message: string) => void): void {
  void embedded?.exited.then(({ logTail }) =>
    reportDeath(`The database stopped unexpectedly. The end of its log:\n${logTail}`),
  );
}

async function simulatorAddresses(simulators: Program): Promise<SimulatorAddresses> {
  const { simulator_url, smtp_port } = await simulators.ready();
  if (typeof simulator_url !== 'string' || typeof smtp_port !== 'number') {
    throw new StartError('The simulators did not say where they listen.');
  }
  return { simulatorUrl: simulator_url, smtpUrl: `smtp://127.0.0.1:${smtp_port}` };
}

/** Ports change from start to start, and the file must name the present ones. */
function refreshDemoFile(folder: DataFolder, base: { base_url: string; simulator_url: string }): DemoFile {
  const demo = readDemoFile(folder.demoFile);
  if (demo === null) throw new StartError(`${folder.demoFile} is missing though the demo data are there.`);
  const refreshed = { ...demo, ...base };
  writeDemoFile(folder.demoFile, refreshed);
  return refreshed;
}
