import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureKeys, type KeyFiles } from '@titian/launcher/keys/key-files';
import type { TestProject } from 'vitest/node';
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

/** Starts PostgreSQL once per test run and migrates the template that every test file clones; makes the run's keys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const keysFolder = mkdtempSync(join(tmpdir(), 'titian-keys-'));
  const stop = async () => {
    rmSync(keysFolder, { recursive: true, force: true });
    await server.stop();
  };
  try {
    project.provide('testDatabases', { serverUrl: server.url, template: await ensureTemplate(server) });
    project.provide('keys', await ensureKeys(keysFolder));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
