import { type ChildProcess, spawn } from 'node:child_process';
import { checkout } from './checkout.ts';

type Environment = Readonly<Record<string, string>>;

/** Starts one of the checkout's scripts as a person would in a terminal. */
export function startScript(script: string, args: readonly string[], env: Environment): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: checkout,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Collects what a program prints, both ways together. */
export function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return () => output;
}

/** Resolves with the exit code, null after a signal. */
export function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    child.once('exit', (code) => resolve(code));
  });
}

/** Runs a script to its end. */
export async function runScript(
  script: string,
  args: readonly string[],
  env: Environment,
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = startScript(script, args, env);
  const output = collectOutput(child);
  const code = await exitOf(child);
  return { code, output: output() };
}
