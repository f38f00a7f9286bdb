import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { health, isReady, type Night, query, type Site, until, withDatabase } from './night.ts';

/** A transaction that holds its locks for so long is a warning. */
const LONG_TRANSACTION_MS = 310_000;
const HOUR_MS = 3_600_000;

/** Processes that end, and what holds them up. */
export const processNights: readonly Night[] = [
  {
    name: 'the server is killed',
    runbook: 'README.md#a-process-was-killed',
    async run(site) {
      await site.product.killServer();
      await until('the product is ready', () => isReady(site));
    },
  },
  {
    name: 'the database is killed',
    runbook: 'README.md#a-process-was-killed',
    async run(site) {
      const killed = postmasterPid(site);
      process.kill(killed, 'SIGKILL');
      await until('another one runs', async () => postmasterPid(site) !== killed);
      await until('the product is ready', () => isReady(site));
      await health(site, 'workers', ['ok']);
    },
  },
  {
    name: 'everything is killed',
    runbook: 'README.md#a-process-was-killed',
    async run(site) {
      await site.product.killAll();
      site.product = await site.start(site.dataDir);
      await health(site, 'workers', ['ok']);
    },
  },
  {
    name: 'a transaction is left open',
    runbook: 'health.md#database',
    async run(site) {
      await withDatabase(site, async (client) => {
        await client.query('begin');
        await client.query('select txid_current()');
        await pause(LONG_TRANSACTION_MS);
        await health(site, 'database', ['warning', 'failing']);
        const [oldest] = await query(
          site,
          `select pid, usename, state, xact_start, wait_event_type, left(query, 100) from pg_stat_activity
            where xact_start is not null order by xact_start limit 10`,
        );
        await query(site, `select pg_terminate_backend(${oldest?.pid})`);
        await health(site, 'database', ['ok']);
      });
    },
  },
  {
    name: "the server's clock is an hour ahead",
    runbook: 'health.md#clock',
    async run(site) {
      site.setServerClock(HOUR_MS);
      await health(site, 'clock', ['failing']);
      site.setServerClock(0);
      await health(site, 'clock', ['ok']);
    },
  },
];

function postmasterPid({ product }: Site): number {
  return Number.parseInt(readFileSync(join(product.dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}
