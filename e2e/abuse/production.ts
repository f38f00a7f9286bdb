import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { checkout } from '../product/checkout.ts';
import { collectOutput, exitOf } from '../product/run-program.ts';
import { type Cluster, startCluster } from './postgres.ts';

const MAIN = join(checkout, 'apps/server/dist/main.js');
const READY = /"ready":true/;

/** The product as the deploy guide starts it: an api and a worker with sign-ins of their own. */
export interface Production {
  readonly port: number;
  readonly dataDir: string;
  readonly cluster: Cluster;
  readonly apiPid: number;
  readonly workerPid: number;
  stop(): Promise<void>;
}

/**
 * Makes a cluster, migrates it as its owner and starts api and worker with `TITIAN_ENV=production`.
 * @param folder empty; everything lies below it
 * @throws Error with what a process printed when it does not start
 */
export async function startProduction(folder: string, smtpUrl: string): Promise<Production> {
  const passwords = Array.from({ length: 3 }, () => randomBytes(32).toString('hex')) as [
    string,
    string,
    string,
  ];
  const [owner, api, worker] = passwords;
  const cluster = await startCluster(join(folder, 'postgres'), owner);
  const port = await getPort({ host: '127.0.0.1' });
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const environment = { ...environmentOf(folder, port, smtpUrl), DATA_DIR: dataDir };
  const children: ChildProcess[] = [];
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map(exitOf));
    cluster.stop();
  };
  try {
    await makeDatabase(cluster, owner);
    const start = (role: string, url: string, more: Readonly<Record<string, string>> = {}) =>
      spawn(process.execPath, ['--max-semi-space-size=32', MAIN], {
        env: { PATH: process.env.PATH, ...environment, ...more, ROLE: role, DATABASE_URL: url },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    const migration = start('migrate', cluster.ownerUrl, {
      API_DATABASE_PASSWORD: api,
      WORKER_DATABASE_PASSWORD: worker,
    });
    const said = collectOutput(migration);
    if ((await exitOf(migration)) !== 0) throw new Error(`The migration failed:\n${said()}`);
    const as = (login: string, password: string) =>
      Object.assign(new URL(cluster.ownerUrl), { username: login, password }).href;
    for (const child of [start('api', as('titian_api', api)), start('worker', as('titian_worker', worker))]) {
      children.push(child);
      await ready(child);
    }
    const [apiPid = 0, workerPid = 0] = children.map(({ pid }) => pid);
    return { port, dataDir, cluster, apiPid, workerPid, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeDatabase(cluster: Cluster, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.adminUrl });
  await client.connect();
  await client.query(`create role titian_owner login createrole password '${password}'`);
  await client.query('create database titian owner titian_owner');
  await client.end();
}

async function ready(child: ChildProcess): Promise<void> {
  const output = collectOutput(child);
  const isReady = new Promise<true>((resolve) => {
    child.stdout?.on('data', () => READY.test(output()) && resolve(true));
  });
  if ((await Promise.race([isReady, exitOf(child)])) !== true) {
    throw new Error(`A process did not start:\n${output()}`);
  }
}

/** Banks at unreachable addresses: the attacks need none. */
function environmentOf(folder: string, port: number, smtpUrl: string): Readonly<Record<string, string>> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=titian.example', '-days', '30'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
    {
      stdio: 'ignore',
    },
  );
  const keyFile = join(folder, 'master-keys.json');
  const keys = { current: 'first', keys: { first: randomBytes(32).toString('base64') } };
  writeFileSync(keyFile, JSON.stringify(keys), { mode: 0o600 });
  return {
    TITIAN_ENV: 'production',
    ...{ PORT: String(port), PUBLIC_URL: 'https://titian.example', TRUST_PROXY: 'none', KEY_FILE: keyFile },
    ...{ WEB_DIR: join(checkout, 'apps/web/dist'), LOG_LEVEL: 'error', SMTP_URL: smtpUrl },
    ...{ FPX_BASE_URL: 'https://fpx.example', FPX_EXCHANGE_ID: 'EX00012345', FPX_SELLER_ID: 'SE00012345' },
    ...{ FPX_PRIVATE_KEY_FILE: key, FPX_CERT_FILES: certificate, PAYOUT_BASE_URL: 'https://bank.example' },
    ...{ PAYOUT_CLIENT_CERT_FILE: certificate, PAYOUT_CLIENT_KEY_FILE: key },
  };
}
