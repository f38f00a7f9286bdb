import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/lib/postgresql/15/bin/pgbench';

/**
 * Where pgbench is: on the PATH, from Debian's postgresql-15, or installed from there when we are root.
 * @throws Error that says what to do when there is none
 */
export function findPgbench(): string {
  for (const candidate of ['pgbench', DEBIAN]) {
    if (works(candidate)) {
      return candidate;
    }
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'], {
      stdio: 'ignore',
    });
    if (works(DEBIAN)) {
      return DEBIAN;
    }
  }
  throw new Error(
    'The yardstick needs pgbench: install postgresql-15 (or put pgbench on the PATH) and run again.',
  );
}

function works(program: string): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface PgbenchOptions {
  readonly program: string;
  readonly url: string;
  readonly script: string;
  readonly clients: number;
  readonly seconds: number;
  readonly variables?: Readonly<Record<string, string | number>>;
}

/** Runs one script with some clients and answers transactions per second. */
export function runPgbench(options: PgbenchOptions): Promise<number> {
  const variables = Object.entries(options.variables ?? {}).flatMap(([name, value]) => [
    '-D',
    `${name}=${value}`,
  ]);
  const words = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(options.clients),
    '-j',
    '2',
    '-T',
    String(options.seconds),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(options.program, [...words, ...variables, '-f', options.script, options.url]);
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
    });
    child.stderr.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', () => {
      const found = /tps = ([\d.]+)/.exec(output);
      if (found?.[1] && !/error|aborted/i.test(output)) {
        resolve(Number(found[1]));
      } else {
        reject(new Error(`pgbench failed:\n${output}`));
      }
    });
  });
}
