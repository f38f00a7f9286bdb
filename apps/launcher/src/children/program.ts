import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, closeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { processStamp } from '../instance/process-stamp.ts';
import { StartError } from '../start-error.ts';
import { logTail, openLog } from './log-file.ts';
import { nodeOptions } from './node-options.ts';
import type { Part, PartEnd } from './supervise.ts';

const READY_PATIENCE_MS = 120_000;
const STOP_PATIENCE_MS = 20_000;

export interface ProgramOptions {
  /** How messages call it: "server". */
  readonly name: string;
  /** The built program. */
  readonly file: string;
  readonly args?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly logFile: string;
  /** It ran before in this run, and its log is continued. */
  readonly isStartedAgain?: boolean;
  /** Gets each line that it prints, which goes to the log as well. */
  readonly onLine?: (line: string) => void;
  /** It loads already and waits for `configure` before it does anything. */
  readonly isConfiguredLater?: boolean;
}

/** A Node program of the platform, running as a child. */
export interface Program extends Part {
  readonly name: string;
  /** Number and start time, by which a later run recognises it. */
  readonly stamp: string;
  /** Gives a program that is configured later what its environment lacks. */
  configure(settings: Readonly<Record<string, string>>): void;
  /** Resolves with the message {ready: true, …} that it sends once it listens; rejects when it ends before. */
  ready(): Promise<Readonly<Record<string, unknown>>>;
  /** Resolves with its exit code when it has ended; 1 for a signal. */
  readonly exited: Promise<number>;
  /** The message for an unexpected end. */
  deathMessage(code: number): string;
  /** Signals it to stop, and kills it after 20 s. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Starts a program. It has a process group of its own, so that Ctrl-C reaches only the launcher, which controls the
 * order of stopping; when the launcher ends, the closed message channel stops the program.
 */
export function startProgram(options: ProgramOptions): Program {
  const child = spawnProgram(options);
  const ended = endOf(child, options.logFile);
  const exited = ended.then(({ code }) => code);
  const deathMessage = (code: number) =>
    `The ${options.name} stopped unexpectedly (exit code ${code}). The end of its log (${options.logFile}):\n${logTail(options.logFile)}`;
  const readiness = firstReadyMessage(child);
  return {
    name: options.name,
    stamp: processStamp(child.pid ?? 0) ?? '',
    configure: (settings) => configureChild(child, settings),
    ready: () => beReady(options.name, readiness, exited, deathMessage),
    exited,
    ended,
    deathMessage,
    stop: () => stopChild(child, exited),
  };
}

function endOf(child: ChildProcess, logFile: string): Promise<PartEnd & { readonly code: number }> {
  return new Promise((resolve) => {
    child.once('error', ({ message }) => resolve({ code: 1, reason: message, logTail: logTail(logFile) }));
    child.once('exit', (code, signal) =>
      resolve({ code: code ?? 1, reason: signal ?? `exit code ${code}`, logTail: logTail(logFile) }),
    );
  });
}

/** A program that has ended takes no settings: `ready` and `exited` say so. */
function configureChild(child: ChildProcess, settings: Readonly<Record<string, string>>): void {
  if (child.connected) child.send({ settings }, () => undefined);
}

function spawnProgram(options: ProgramOptions): ChildProcess {
  const { file, args = [], env, logFile, onLine, isConfiguredLater = false } = options;
  const log = openLog(logFile, options.isStartedAgain ?? false);
  // NODE_ENV is the user's; the demo is never a production run, whatever the shell says.
  const { NODE_ENV: _ignored, ...inherited } = process.env;
  try {
    const child = spawn(process.execPath, ['--enable-source-maps', ...nodeOptions, file, ...args], {
      env: { ...inherited, ...env, ...(isConfiguredLater ? { SETTINGS_BY_MESSAGE: 'true' } : {}) },
      stdio: ['ignore', onLine === undefined ? log : 'pipe', log, 'ipc'],
      detached: true,
    });
    if (onLine !== undefined && child.stdout !== null) {
      createInterface({ input: child.stdout }).on('line', (line) => {
        appendFileSync(logFile, `${line}\n`);
        onLine(line);
      });
    }
    return child;
  } finally {
    closeSync(log);
  }
}

function firstReadyMessage(child: ChildProcess): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message && message.ready === true) {
        resolve({ ...message });
      }
    });
  });
}

async function beReady(
  name: string,
  readiness: Promise<Readonly<Record<string, unknown>>>,
  exited: Promise<number>,
  deathMessage: (code: number) => string,
): Promise<Readonly<Record<string, unknown>>> {
  const timer = new AbortController();
  const late = delay(READY_PATIENCE_MS, 'late' as const, { signal: timer.signal }).catch(
    () => 'late' as const,
  );
  const outcome = await Promise.race([readiness, exited, late]);
  timer.abort();
  if (typeof outcome === 'number') throw new StartError(deathMessage(outcome));
  if (outcome === 'late')
    throw new StartError(`The ${name} was not ready after ${READY_PATIENCE_MS / 1000} seconds.`);
  return outcome;
}

async function stopChild(child: ChildProcess, exited: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  // An open channel would keep a program alive that has stopped everything else.
  if (child.connected) child.disconnect();
  const timer = new AbortController();
  const late = delay(STOP_PATIENCE_MS, null, { signal: timer.signal }).catch(() => null);
  if ((await Promise.race([exited, late])) === null) child.kill('SIGKILL');
  timer.abort();
  await exited;
}
