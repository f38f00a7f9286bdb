import type { TestProject } from 'vitest/node';
import { ensureTemplate } from './template.ts';
import { startTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests make their databases: the server's address and the migrated template on it. */
    testDatabases: { readonly serverUrl: string; readonly template: string };
  }
}

/** Starts PostgreSQL once per test run and migrates the template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  try {
    project.provide('testDatabases', { serverUrl: server.url, template: await ensureTemplate(server) });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
}
