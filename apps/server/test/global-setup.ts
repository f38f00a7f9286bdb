import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys, type KeyFiles } from '@titian/launcher/keys/key-files';
import type { TestProject } from 'vitest/node';
import { collectAuditedCalls } from './audited-run.ts';
import { ensureTemplate } from './template.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests make their databases: the server's address and the migrated template on it. */
    testDatabases: { readonly serverUrl: string; readonly template: string };
    /** Signing keys of both sides of the payment rail, made for this run. */
    keys: KeyFiles;
  }
}

/**
 * Starts PostgreSQL once per test run and migrates the template that every test file clones; makes the run's keys. What
 * tests write lies in one folder, which goes at the end.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const folder = mkdtempSync(join(tmpdir(), 'titian-tests-'));
  // The processes that run the tests take their temporary folder from here; some run as other accounts.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    project.provide('testDatabases', { serverUrl: server.url, template: await ensureTemplate(server) });
    const keys = join(folder, 'keys');
    mkdirSync(keys);
    project.provide('keys', await ensureKeys(keys));
  } catch (error) {
    await stop();
    throw error;
  }
  const verifyAuditedCalls = collectAuditedCalls(project);
  return async () => {
    // What stops removes the run's folder, in which the calls are noted.
    await verifyAuditedCalls().finally(stop);
  };
}
