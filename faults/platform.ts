import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { childPid, type RunningProduct, startProduct } from '@titian/e2e/product/product';
import { type RunningPostgres, startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';
import { startProxy, type TcpProxy } from '@titian/server/test/tcp-proxy';
import { mountSmallDisk, type SmallDisk } from './disk.ts';

const DATABASE = 'titian';
/** The cluster takes 200 MB of it; the rest is filled in a moment. */
const DATABASE_DISK_MIB = 640;
const FILES_DISK_MIB = 16;
const WRONG_CLOCK = fileURLToPath(new URL('./wrong-clock.mjs', import.meta.url));
const SETTINGS = {
  /** The product has 30 at most; the rest is soon used up. */
  max_connections: '60',
  /** The cluster fits a small disk. */
  min_wal_size: '32MB',
  max_wal_size: '96MB',
};

const RESTART_PAUSE_MS = 500;

/** The product as `npm start` runs it, with proxies before its database and before itself. */
export interface Platform {
  readonly product: RunningProduct;
  /** Between the product and its database. */
  readonly databaseProxy: TcpProxy;
  /** Between clients and the product. */
  readonly clientProxy: TcpProxy;
  /** The disk of the database alone; null where this machine lets no disk be mounted. */
  readonly disk: SmallDisk | null;
  /** The disk of stored files alone; null there too. */
  readonly filesDisk: SmallDisk | null;
  /** Sets the clock of the server so many milliseconds ahead of the machine's. */
  setServerClock(aheadMs: number): void;
  /** Past the proxy. */
  databaseUrl(): string;
  /** Of all processes of the database, the postmaster first. */
  databasePids(): readonly number[];
  serverPid(): number;
  simulatorsPid(): number;
  /** Ends the database at once, and starts it again on the same port after so long. */
  killDatabase(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param folder empty; everything lies below it */
export async function startPlatform(folder: string): Promise<Platform> {
  const disk = mountSmallDisk(join(folder, 'disk'), DATABASE_DISK_MIB);
  const database = await superviseDatabase(join(folder, 'disk'));
  const databaseProxy = await startProxy(database.port);
  const throughProxy = new URL(database.url());
  throughProxy.port = String(databaseProxy.port);
  const dataDir = join(folder, 'data');
  const filesDisk = mountSmallDisk(join(dataDir, 'files'), FILES_DISK_MIB);
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, '0');
  const environment = { NODE_OPTIONS: `--import=${WRONG_CLOCK}`, WRONG_CLOCK_FILE: clockFile };
  const product = await startProduct(dataDir, { databaseUrl: throughProxy.href, environment });
  const clientProxy = await startProxy(() => Number(new URL(product.baseUrl).port));
  return {
    ...{ product, databaseProxy, clientProxy, disk, filesDisk },
    setServerClock: (aheadMs) => writeFileSync(clockFile, String(aheadMs)),
    databaseUrl: database.url,
    databasePids: () => withChildren(database.pid()),
    serverPid: () => childPid(dataDir, 'server'),
    simulatorsPid: () => childPid(dataDir, 'simulators program'),
    killDatabase: database.kill,
    async stop() {
      await product.stop();
      await clientProxy.stop();
      await databaseProxy.stop();
      await database.stop();
      disk?.unmount();
      filesDisk?.unmount();
    },
  };
}

/** A PostgreSQL that is started again on the port that its users know whenever it ends, as the launcher does. */
async function superviseDatabase(disk: string) {
  mkdirSync(disk, { recursive: true });
  const options = { dataDir: join(disk, 'postgres'), databases: [DATABASE], settings: SETTINGS };
  let isStopping = false;
  let awayMs = 0;
  let restarted: Promise<void> = Promise.resolve();
  let postgres = watched(await startPostgres(options));

  function watched(started: RunningPostgres): RunningPostgres {
    void started.exited.then(() => {
      if (!isStopping) restarted = restart(started);
    });
    return started;
  }

  async function restart(ended: RunningPostgres): Promise<void> {
    await ended.stop();
    await pause(awayMs);
    while (!isStopping) {
      try {
        postgres = watched(await startPostgres({ ...options, preferredPort: ended.port }));
        return;
      } catch {
        // Its disk is full.
        await pause(RESTART_PAUSE_MS);
      }
    }
  }

  return {
    port: () => postgres.port,
    pid: () => postgres.pid,
    url: () => postgres.url(DATABASE),
    async kill(lengthMs: number) {
      awayMs = lengthMs;
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
      await restarted;
      awayMs = 0;
    },
    async stop() {
      isStopping = true;
      await restarted;
      await postgres.stop();
    },
  };
}

/** The processes of PostgreSQL are in process groups of their own, so that no signal reaches all of them. */
function withChildren(pid: number): readonly number[] {
  const children = `/proc/${pid}/task/${pid}/children`;
  const listed = existsSync(children) ? readFileSync(children, 'utf8').trim().split(' ') : [];
  return [pid, ...listed.filter((text) => text !== '').map(Number)];
}
