import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatabaseLogin, loginUrl } from '@titian/launcher/keys/database-login';
import pg from 'pg';
import { setLoginPasswords } from '../src/platform/db/logins.ts';
import { migrate, migrationsFolder } from '../src/platform/db/migrate.ts';
import type { TestServer } from './test-server.ts';

const TEMPLATE_PREFIX = 'titian_template_';
export const TEST_PREFIX = 'titian_test_';
/** One lock for making templates and clones: side by side they only slow each other down. */
export const TEMPLATE_LOCK = 7_417_001;

/**
 * Makes the template database of the present migrations unless the server has it, and on an exclusive server drops
 * templates of other migrations and test databases that a killed run left behind.
 *
 * @returns its name
 */
export async function ensureTemplate(server: TestServer): Promise<string> {
  const template = `${TEMPLATE_PREFIX}${migrationsHash()}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const present = await databaseNames(client);
    if (server.isOwn)
      await dropAll(
        client,
        present.filter((name) => isLeftover(name, template)),
      );
    if (!present.includes(template)) await makeTemplate(client, server.url, template);
    const [api, worker] = [passwordOf(server.url, 'titian_api'), passwordOf(server.url, 'titian_worker')];
    await setLoginPasswords(server.url, { api, worker });
    return template;
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** The same database for a role that the product signs in as. */
export function testLogin(url: string, login: DatabaseLogin): string {
  return loginUrl(url, login, passwordOf(url, login));
}

/** The same in runs side by side on one server, and as secret as its owner's. */
function passwordOf(serverUrl: string, login: DatabaseLogin): string {
  const { username, password } = new URL(serverUrl);
  return createHash('sha256').update(`${username}:${password}:${login}`).digest('hex');
}

/** Migrated under a draft name, so that a failed migration never passes for a template. */
async function makeTemplate(client: pg.Client, serverUrl: string, template: string): Promise<void> {
  const draft = `${template}_draft`;
  await dropAll(client, [draft]);
  await client.query(`create database ${draft}`);
  await migrate(urlOf(serverUrl, draft));
  await client.query(`alter database ${draft} rename to ${template}`);
}

function isLeftover(name: string, template: string): boolean {
  return name.startsWith(TEST_PREFIX) || (name.startsWith(TEMPLATE_PREFIX) && name !== template);
}

async function dropAll(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names)
    await client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);
}

async function databaseNames(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
  return rows.map(({ datname }) => datname);
}

function migrationsHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).sort()) {
    hash.update(`${name}\n`).update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(new URL('../src/platform/db/migrate.ts', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}
