import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningProduct, startProduct } from '@titian/e2e/product/product';
import { type RunningPostgres, startPostgres } from '@titian/launcher/embedded-postgres/start-postgres';
import { startProxy, type TcpProxy } from './proxy.ts';

const DATABASE = 'titian';
/** The product has 30 at most; the rest is soon used up. */
const CONNECTIONS = '60';

/** The product as `npm start` runs it, with proxies before its database and before itself. */
export interface Platform {
  readonly product: RunningProduct;
  /** Between the product and its database. */
  readonly databaseProxy: TcpProxy;
  /** Between clients and the product. */
  readonly clientProxy: TcpProxy;
  /** Past the proxy. */
  databaseUrl(): string;
  databasePid(): number;
  serverPid(): number;
  simulatorsPid(): number;
  /** Ends the database at once, and starts it again on the same port after so long. */
  killDatabase(awayMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param folder empty; everything lies below it */
export async function startPlatform(folder: string): Promise<Platform> {
  const options = {
    dataDir: join(folder, 'postgres'),
    databases: [DATABASE],
    settings: { max_connections: CONNECTIONS },
  };
  const started = await startPostgres(options);
  let postgres: RunningPostgres = started;
  const databaseProxy = await startProxy(() => postgres.port);
  const throughProxy = new URL(started.url(DATABASE));
  throughProxy.port = String(databaseProxy.port);
  const dataDir = join(folder, 'data');
  const product = await startProduct(dataDir, { databaseUrl: throughProxy.href });
  const clientProxy = await startProxy(() => Number(new URL(product.baseUrl).port));
  return {
    ...{ product, databaseProxy, clientProxy },
    databaseUrl: () => postgres.url(DATABASE),
    databasePid: () => postgres.pid,
    serverPid: () => childPid(dataDir, 'server'),
    simulatorsPid: () => childPid(dataDir, 'simulators program'),
    async killDatabase(awayMs) {
      process.kill(postgres.pid, 'SIGKILL');
      await postgres.exited;
      await postgres.stop();
      await pause(awayMs);
      postgres = await startPostgres({ ...options, preferredPort: postgres.port });
    },
    async stop() {
      await product.stop();
      await clientProxy.stop();
      await databaseProxy.stop();
      await postgres.stop();
    },
  };
}

/** A child of the launcher, which starts it again under another number. */
function childPid(dataDir: string, name: string): number {
  const run: { readonly children: readonly { readonly name: string; readonly stamp: string }[] } = JSON.parse(
    readFileSync(join(dataDir, 'run.json'), 'utf8'),
  );
  const child = run.children.find((one) => one.name === name);
  if (child === undefined) throw new Error(`The launcher did not write down its ${name}.`);
  return Number.parseInt(child.stamp, 10);
}
