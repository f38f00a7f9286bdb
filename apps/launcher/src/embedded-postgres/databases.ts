import pg from 'pg';
import { SUPERUSER } from './cluster-folder.ts';

/** The role that the product connects as: owns its databases, may make more and roles for them, is no superuser. */
export const PRODUCT_ROLE = 'titian';

/** The address of a database on 127.0.0.1. */
export function databaseUrl(role: string, password: string, port: number, database: string): string {
  return `postgresql://${role}:${encodeURIComponent(password)}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

/** The same database for the superuser of the embedded cluster, who has the password of the product's role. */
export function superuserUrl(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = SUPERUSER;
  return url.href;
}

/**
 * Makes the product's role and the named databases unless they are there.
 *
 * @param password of the superuser; the product's role gets the same
 */
export async function ensureDatabases(
  port: number,
  password: string,
  databases: readonly string[],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(SUPERUSER, password, port, 'postgres') });
  await client.connect();
  try {
    await ensureRole(client, password);
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database');
    const present = new Set(rows.map(({ datname }) => datname));
    for (const name of databases.filter((one) => !present.has(one))) {
      await client.query(`create database ${client.escapeIdentifier(name)} owner ${PRODUCT_ROLE}`);
    }
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, password: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [PRODUCT_ROLE]);
  if (rowCount === 1) return;
  // One message, so one transaction: a role without its rights would never get them.
  await client.query(
    `create role ${PRODUCT_ROLE} login createdb createrole password ${client.escapeLiteral(password)};
     grant pg_monitor, pg_checkpoint to ${PRODUCT_ROLE};`,
  );
}

/** Gives the superuser and the product's role another password. @param url signed in as the superuser */
export async function setPasswords(url: string, password: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const role of [SUPERUSER, PRODUCT_ROLE]) {
      await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
    }
  } finally {
    await client.end();
  }
}
