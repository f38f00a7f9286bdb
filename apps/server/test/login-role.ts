import { randomBytes } from 'node:crypto';
import type pg from 'pg';

export interface TestRole {
  readonly name: string;
  readonly url: string;
  drop(): Promise<void>;
}

/** A role of one test that may sign in, with more attributes as `create role` takes them. */
export async function createTestRole(
  owner: pg.Client,
  databaseUrl: string,
  attributes: string,
): Promise<TestRole> {
  const name = `titian_test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(16).toString('hex');
  await owner.query(`create role ${name} login password '${password}' ${attributes}`);
  const url = new URL(databaseUrl);
  url.username = name;
  url.password = password;
  return {
    name,
    url: url.href,
    drop: async () => {
      await owner.query(`drop role ${name}`);
    },
  };
}
