import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { collectOutput, exitOf, runScript, startScript } from './run-program.ts';

/** An operator of the demo, as `demo.json` lists them. */
export interface OperatorUser {
  readonly role: string;
  readonly email: string;
  readonly password: string;
  readonly totp_secret: string;
}

/** Where a running product is, and what belongs to it. Plain data: it travels between processes. */
export interface Place {
  readonly baseUrl: string;
  readonly simulatorUrl: string;
  readonly dataDir: string;
  /** A database beside it; none or empty for the embedded one. */
  readonly databaseUrl?: string;
  readonly operators: readonly OperatorUser[];
}

/** The product, started by the README's command. */
export interface RunningProduct extends Place {
  /** Ends the server at once, as a power cut would, and waits until it was started again. */
  killServer(): Promise<void>;
  /** Ends every process of it at once, its database too, and waits until they have ended. */
  killAll(): Promise<void>;
  /** Stops it as Ctrl-C does. @throws Error when it does not stop cleanly */
  stop(): Promise<void>;
}

const READY = /^Titian runs at (\S+)$/m;
const SERVER_AGAIN = 'The server runs again.';

export function temporaryDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'titian-e2e-'));
}

export function removeDataDir(dataDir: string): void {
  rmSync(dataDir, { recursive: true, force: true });
}

export interface StartOptions {
  /** The same as before, when a product is started again. */
  readonly port?: number;
  /** Where WAL and files are archived; below its data unless said otherwise. */
  readonly archiveDir?: string;
  /** A database beside it, in place of the embedded one. */
  readonly databaseUrl?: string;
  /** Operators and no customers, unless said otherwise. */
  readonly demoData?: 'operators' | 'market';
  /** More variables of its programs. */
  readonly environment?: Readonly<Record<string, string>>;
}

/**
 * Builds what is missing and starts the whole product.
 *
 * @throws Error with all that it printed when it does not start
 */
export async function startProduct(
  dataDir: string,
  { port, archiveDir = '', databaseUrl = '', demoData = 'operators', environment = {} }: StartOptions = {},
): Promise<RunningProduct> {
  const env = {
    ...environment,
    DATA_DIR: dataDir,
    ARCHIVE_DIR: archiveDir,
    DEMO_DATA: demoData,
    PORT: String(port ?? (await getPort({ host: '127.0.0.1' }))),
  };
  const child = startScript('scripts/start.mjs', [], { ...env, DATABASE_URL: databaseUrl });
  const output = collectOutput(child);
  const exited = exitOf(child);
  const ready = new Promise<'ready'>((resolve) => {
    child.stdout?.on('data', () => READY.test(output()) && resolve('ready'));
  });
  if ((await Promise.race([ready, exited])) !== 'ready') {
    throw new Error(`The product did not start:\n${output()}`);
  }
  const { base_url, simulator_url, users } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8'));
  return {
    baseUrl: base_url,
    simulatorUrl: simulator_url,
    dataDir,
    databaseUrl,
    operators: users,
    async killServer() {
      const restarts = () => output().split(SERVER_AGAIN).length;
      const before = restarts();
      const again = new Promise<'again'>((resolve) => {
        child.stdout?.on('data', () => restarts() > before && resolve('again'));
      });
      process.kill(childPid(dataDir, 'server'), 'SIGKILL');
      if ((await Promise.race([again, exited])) !== 'again') {
        throw new Error(`The product ended with its server:\n${output()}`);
      }
    },
    async killAll() {
      const pids = [child.pid ?? 0, postmasterPid(dataDir), ...childrenOf(dataDir).map(pidOf)];
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      await exited;
    },
    async stop() {
      if (child.signalCode === 'SIGKILL') return;
      child.kill('SIGTERM');
      const code = await exited;
      if (code !== 0) throw new Error(`The product stopped with exit code ${code}:\n${output()}`);
    },
  };
}

interface Child {
  readonly name: string;
  /** Begins with its process's number. */
  readonly stamp: string;
}

/** The processes that the launcher has written down. */
function childrenOf(dataDir: string): readonly Child[] {
  return JSON.parse(readFileSync(join(dataDir, 'run.json'), 'utf8')).children;
}

const pidOf = ({ stamp }: Child) => Number.parseInt(stamp, 10);

function postmasterPid(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

/** A child of the launcher, which starts it again under another number. */
export function childPid(dataDir: string, name: 'server' | 'simulators program'): number {
  const child = childrenOf(dataDir).find((one) => one.name === name);
  if (child === undefined) throw new Error(`The product did not write down its ${name}.`);
  return pidOf(child);
}

/** Runs `npm run ledger:verify` against a running product; answers what it printed. */
export async function verifyLedger(place: Place): Promise<string> {
  return verify(place, 'ledger-verify');
}

/** The same for the audit log: every event is as it was written. */
export async function verifyAudit(place: Place): Promise<string> {
  return verify(place, 'audit-verify');
}

async function verify(
  { dataDir, databaseUrl = '' }: Place,
  command: 'ledger-verify' | 'audit-verify',
): Promise<string> {
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
  const { code, output } = await runScript('scripts/server-cli.mjs', [command], environment);
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
  return output;
}
