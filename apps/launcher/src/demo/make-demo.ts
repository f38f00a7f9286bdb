import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Program, startProgram } from '../children/program.ts';
import type { Stack } from '../children/stack.ts';
import type { DataFolder } from '../data-folder.ts';
import type { Programs } from '../environment.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { type DemoUser, readDemoFile, writeDemoFile } from './demo-file.ts';
import {
  createArguments,
  type DemoOperator,
  demoOperators,
  firstAdministrators,
  readOperators,
  withTokens,
  writeOperators,
} from './operators.ts';

export interface DemoParts {
  readonly folder: DataFolder;
  readonly stack: Stack;
  readonly files: Programs;
  readonly serverEnv: Readonly<Record<string, string>>;
  readonly baseUrl: string;
  readonly simulatorUrl: string;
  readonly demoData: Settings['demoData'];
  readonly say: (line: string) => void;
}

/**
 * Makes the demo's operators and then, unless only they are wanted, by calling the product its market.
 *
 * @throws StartError with the end of the log when a program fails; nothing then says that the demo is complete
 */
export async function makeDemo(parts: DemoParts): Promise<void> {
  const { folder, say } = parts;
  const begin = performance.now();
  say('making the demo data (only on the first start) …');
  rmSync(folder.demoDraft, { force: true });
  await makeOperators(parts);
  if (parts.demoData === 'operators') {
    const users = readOperators(folder.operatorsFile).map(operatorUser);
    writeDemoFile(folder.demoFile, { base_url: parts.baseUrl, simulator_url: parts.simulatorUrl, users });
    return;
  }
  await makeMarket(parts);
  say(`demo data made in ${Math.round((performance.now() - begin) / 1000)} s`);
}

async function makeMarket(parts: DemoParts): Promise<void> {
  const { folder, say } = parts;
  const env = {
    BASE_URL: parts.baseUrl,
    SIMULATOR_URL: parts.simulatorUrl,
    DEMO_FILE: folder.demoDraft,
    DATA_DIR: folder.dir,
  };
  await runToEnd(parts, {
    name: 'demo program',
    file: parts.files.demo,
    args: [],
    env,
    log: 'demo.log',
    onLine: say,
  });
  const demo = readDemoFile(folder.demoDraft);
  if (demo === null)
    throw new StartError('The demo program ended without writing its sign-ins. See logs/demo.log.');
  writeDemoFile(folder.demoFile, demo);
  rmSync(folder.demoDraft, { force: true });
}

function operatorUser({ email, password, roles, totp_secret }: DemoOperator): DemoUser {
  return { kind: 'operator', role: roles.join(), email, password, totp_secret };
}

/** The server's command makes two administrators; these make the others, and each signs in for the first time. */
async function makeOperators(parts: DemoParts): Promise<void> {
  const { folder, files } = parts;
  const operators = demoOperators();
  const list = `${folder.operatorsFile}.new`;
  const lines: string[] = [];
  // In files, because command lines are readable by all users of the machine.
  writeOperators(list, firstAdministrators(operators));
  await runToEnd(parts, {
    name: 'operator command',
    file: files.server,
    args: createArguments(list),
    env: { ...parts.serverEnv, LOG_LEVEL: 'warn' },
    log: 'operators.log',
    onLine: (line) => lines.push(line),
  });
  writeOperators(list, withTokens(operators, lines));
  const { baseUrl: BASE_URL, simulatorUrl: SIMULATOR_URL } = parts;
  await runToEnd(parts, {
    name: 'program of the first sign-ins',
    file: files.demoOperators,
    args: [],
    env: { BASE_URL, SIMULATOR_URL, DATA_DIR: folder.dir, DEMO_FILE: folder.demoDraft },
    log: 'first-sign-ins.log',
    onLine: parts.say,
  });
  for (const secret of [list, join(folder.logsDir, 'operators.log')]) rmSync(secret, { force: true });
}

interface Run {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly log: string;
  readonly onLine: (line: string) => void;
}

async function runToEnd({ stack, folder }: DemoParts, { log, ...run }: Run): Promise<void> {
  const program: Program = await stack.add(() =>
    startProgram({ ...run, logFile: join(folder.logsDir, log) }),
  );
  const code = await program.exited;
  if (code !== 0) throw new StartError(program.deathMessage(code));
}
