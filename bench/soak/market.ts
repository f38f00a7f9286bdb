import { sen } from '@titian/finance/sen';
import { compose, type Titian } from '@titian/server/compose';
import { startSmtpServer } from '@titian/server/gateways/mail/testing/smtp-server';
import { readConfig } from '@titian/server/platform/config';
import { type BulkInvestor, loadInvestors, loadNote } from '@titian/server/test/bulk-load';
import pg from 'pg';
import { type CallbackSource, createCallbackSource } from '../lib/callback-world.ts';
import { startServer } from '../lib/server-process.ts';
import { createWorld } from '../lib/world.ts';

const PEOPLE = 2_000;
const NOTES = 4;
/** Enough for every subscription of the run. */
const CASH_SEN = 100_000_000n;
const TARGET_SEN = 100_000_000_000n;
const TOPUP_SEN = sen(250_00n);

/** The product with its workers in one process, people with cash and notes that nobody can fill. */
export interface SoakMarket extends CallbackSource {
  readonly titian: Titian;
  /** Of the database's owner. */
  readonly ownerUrl: string;
  readonly port: number;
  readonly serverPid: number;
  readonly people: readonly BulkInvestor[];
  readonly noteIds: readonly string[];
  /** Drops the mails received so far. @returns how many they were */
  clearMails(): number;
}

/** @param stopping collects what to stop afterwards */
export async function openSoakMarket(stopping: (() => Promise<unknown>)[]): Promise<SoakMarket> {
  const world = await createWorld();
  stopping.push(() => world.stop());
  const ownerUrl = await world.database('soak');
  const titian = await compose(readConfig({ ...world.environment(ownerUrl), DATABASE_CONNECTIONS: '2' }));
  stopping.push(() => titian.close());
  const people = await loadInvestors(titian.work, PEOPLE, CASH_SEN);
  const noteIds: string[] = [];
  for (let made = 0; made < NOTES; made += 1) {
    noteIds.push((await loadNote(titian.work, { targetSen: TARGET_SEN })).noteId);
  }
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  stopping.push(() => client.end());
  await client.query('vacuum analyze');
  const mails = await startSmtpServer();
  stopping.push(mails.stop);
  const server = await startServer(world, ownerUrl, { ROLE: 'all', SMTP_URL: mails.url });
  stopping.push(() => server.stop());
  return {
    ...createCallbackSource(world, client, people, TOPUP_SEN),
    ...{ titian, ownerUrl, people, noteIds, port: server.port, serverPid: server.pid },
    clearMails() {
      const received = mails.messages.length;
      mails.clear();
      return received;
    },
  };
}
