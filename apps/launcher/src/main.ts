/** What `npm start` runs: the whole product on this machine, until Ctrl-C. */
import { StoppedError } from './children/stack.ts';
import { welcome } from './demo/sign-in-table.ts';
import { PostgresError } from './embedded-postgres/postgres-error.ts';
import { messageOf } from './errors.ts';
import { type Launch, launch } from './launch.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function main(): Promise<number> {
  const running = launch(readSettings(process.env), say);
  const stop = stopRequested();
  const ended = await Promise.race([stop, running.died, ready(running)]);
  if (ended !== null) complain(ended);
  else say('\nstopping …');
  const problems = await running.stop();
  for (const problem of problems) complain(problem);
  return ended === null && problems.length === 0 ? 0 : 1;
}

/** Says welcome when everything runs, and then never resolves; a failed start resolves with its message. */
async function ready(running: Launch): Promise<string> {
  try {
    const { demo, demoFile } = await running.started;
    for (const line of welcome(demo, demoFile)) say(line);
    return await new Promise<never>(() => undefined);
  } catch (error) {
    if (error instanceof StoppedError) return await new Promise<never>(() => undefined);
    return explained(error);
  }
}

/** Expected errors are messages for the user; anything else is a defect and shows its stack. */
function explained(error: unknown): string {
  if (error instanceof StartError || error instanceof PostgresError) return error.message;
  return error instanceof Error && error.stack !== undefined ? error.stack : messageOf(error);
}

/** Resolves with null at the first Ctrl-C or SIGTERM; a second Ctrl-C ends this process at once. */
function stopRequested(): Promise<null> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(null));
  });
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    complain(explained(error));
    process.exit(1);
  },
);
