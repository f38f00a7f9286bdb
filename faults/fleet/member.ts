import { join } from 'node:path';
import { type Program, startProgram } from '@titian/launcher/children/program';
import { programs } from '@titian/launcher/environment';

export interface MemberOptions {
  readonly name: string;
  readonly env: Readonly<Record<string, string>>;
  readonly logsDir: string;
}

/** One process of the product, which can be killed and restarted. */
export interface Member {
  readonly name: string;
  /** Ends it at once, as a lost machine would, and starts it again. */
  kill(): Promise<void>;
  /** Stops it as a new build is rolled out, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Resolves once it takes work. @throws StartError with the end of its log where it does not start */
export async function startMember({ name, env, logsDir }: MemberOptions): Promise<Member> {
  const start = (isStartedAgain: boolean) =>
    startProgram({
      ...{ name, env, isStartedAgain },
      file: programs.server,
      logFile: join(logsDir, `${name}.log`),
    });
  let program: Program = start(false);
  const startAgain = async () => {
    program = start(true);
    await program.ready();
  };
  await program.ready();
  return {
    name,
    async kill() {
      process.kill(Number.parseInt(program.stamp, 10), 'SIGKILL');
      await program.exited;
      await startAgain();
    },
    async restart() {
      await program.stop();
      await startAgain();
    },
    stop: () => program.stop(),
  };
}
