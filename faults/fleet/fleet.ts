import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@titian/e2e/product/product';
import { createStack, type Stack } from '@titian/launcher/children/stack';
import { type DataFolder, openDataFolder } from '@titian/launcher/data-folder';
import { makeDemo } from '@titian/launcher/demo/make-demo';
import { startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';
import { programs, publicUrl, serverEnvironment } from '@titian/launcher/environment';
import { loginUrl } from '@titian/launcher/keys/database-login';
import { ensureKeys, type KeyFiles } from '@titian/launcher/keys/key-files';
import { migrateDatabase } from '@titian/launcher/migrate-database';
import { startSimulators } from '@titian/launcher/supervise-parts';
import getPort from 'get-port';
import type { Program } from './find-program.ts';
import { startHaproxy } from './haproxy.ts';
import { type Member, startMember } from './member.ts';

const DATABASE = 'titian';
/** Longer than the load balancer's two checks. */
const DRAIN_NOTICE_MS = 2_000;

export interface FleetOptions {
  /** Empty; everything lies below it. */
  readonly folder: string;
  readonly haproxy: Program;
  readonly apis: number;
  readonly workers: number;
}

/** Several processes of the product on one machine, behind a load balancer. */
export interface Fleet {
  /** Clients come by the load balancer. */
  readonly place: Place;
  /** Its port. */
  readonly port: number;
  readonly apis: readonly Member[];
  readonly workers: readonly Member[];
  stop(): Promise<void>;
}

/** Starts it with operators and no customers. @throws StartError where a part does not start */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const stack = createStack();
  try {
    return await startOn(stack, options);
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

async function startOn(stack: Stack, { folder: dir, haproxy, apis, workers }: FleetOptions): Promise<Fleet> {
  const folder = openDataFolder(join(dir, 'data'));
  const keys = await ensureKeys(folder.keysDir);
  const port = await getPort({ host: '127.0.0.1' });
  const postgres = await stack.add(() =>
    startPostgres({ dataDir: folder.postgresDir, databases: [DATABASE] }),
  );
  const ownerUrl = postgres.url(DATABASE);
  const simulators = await stack.add(() => startSimulators({ folder, keys, port }, programs, null));
  const { simulator_url, smtp_port } = await simulators.ready();
  const addresses = { simulatorUrl: String(simulator_url), smtpUrl: `smtp://127.0.0.1:${smtp_port}` };
  const databaseUrl = await migrateDatabase(stack, { folder, keys, ownerUrl, file: programs.migrate });
  const env = {
    ...serverEnvironment(folder, keys, databaseUrl, port, addresses),
    ...{ TRUST_PROXY: '127.0.0.1', DRAIN_NOTICE_MS: String(DRAIN_NOTICE_MS) },
  };
  const members = { folder, keys, ownerUrl, env, stack };
  const workerMembers = await startAll(workers, (number) => startWorker(members, number));
  const ports = await Promise.all(Array.from({ length: apis }, () => getPort({ host: '127.0.0.1' })));
  const apiMembers = await startAll(apis, (number) => startApi(members, number, ports[number - 1] ?? 0));
  await stack.add(() => startHaproxy(haproxy, folder.dir, port, ports));
  const place = { baseUrl: publicUrl(port), simulatorUrl: addresses.simulatorUrl, dataDir: folder.dir };
  await makeDemo({
    ...{ folder, stack, files: programs, serverEnv: env, demoData: 'operators' as const },
    ...{ baseUrl: place.baseUrl, simulatorUrl: place.simulatorUrl, say: () => undefined },
  });
  const { users: operators } = JSON.parse(readFileSync(folder.demoFile, 'utf8'));
  return {
    place: { ...place, databaseUrl: ownerUrl, operators },
    ...{ port, apis: apiMembers, workers: workerMembers },
    async stop() {
      const problems = await stack.stop();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

interface Members {
  readonly folder: DataFolder;
  readonly keys: KeyFiles;
  readonly ownerUrl: string;
  readonly env: Readonly<Record<string, string>>;
  readonly stack: Stack;
}

const startAll = (count: number, start: (number: number) => Promise<Member>): Promise<readonly Member[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => start(index + 1)));

function startWorker({ folder, env, stack }: Members, number: number): Promise<Member> {
  const options = { name: `worker ${number}`, logsDir: folder.logsDir };
  return stack.add(() => startMember({ ...options, env: { ...env, ROLE: 'worker' } }));
}

function startApi(
  { folder, keys, ownerUrl, env, stack }: Members,
  number: number,
  port: number,
): Promise<Member> {
  const own = {
    ...{ ROLE: 'api', PORT: String(port) },
    DATABASE_URL: loginUrl(ownerUrl, 'titian_api', keys.apiDatabasePassword),
  };
  return stack.add(() =>
    startMember({ name: `api ${number}`, logsDir: folder.logsDir, env: { ...env, ...own } }),
  );
}
