import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const program = fileURLToPath(new URL('postgres-child.ts', import.meta.url));
const loader = import.meta.resolve('tsx');

interface ChildAnswer {
  readonly ok: boolean;
  readonly url?: string;
  readonly pid?: number;
  readonly message?: string;
}

export interface PostgresChild {
  readonly process: ChildProcess;
  readonly answer: ChildAnswer;
  /** Requests the end of PostgreSQL and of the child; resolves with its exit code. */
  end(): Promise<number | null>;
}

/** Runs `postgres-child.ts`, as another user where a number is given (only root may). */
export async function runPostgresChild(dataDir: string, uid?: number): Promise<PostgresChild> {
  const child = spawn(process.execPath, ['--import', loader, program, dataDir], {
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    process: child,
    answer: JSON.parse(String(line)) as ChildAnswer,
    end: async () => {
      const closed = once(child, 'close');
      child.stdin.end();
      await closed;
      return child.exitCode;
    },
  };
}
