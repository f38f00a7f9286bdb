import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declaredActions } from '@titian/contracts/audit/all';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each process of tests notes which audit events which endpoints wrote. */
    auditedCalls: string;
  }
}

/** Each endpoint with each action that it declares. */
export const declaredPairs: readonly string[] = (Object.keys(endpoints) as EndpointName[]).flatMap((name) =>
  declaredActions(name).map((action) => `${name} ${action}`),
);

/**
 * Declared pairs of endpoint and action that are not among those written. Calls that share a list run the same code, so any
 * of them shows it.
 */
export function neverWritten(written: ReadonlySet<string>): string[] {
  const names = Object.keys(endpoints) as EndpointName[];
  return names.flatMap((name) => {
    const declared = declaredActions(name);
    const sharing = names.filter(
      (one) => one === name || (declared.length > 0 && declaredActions(one) === declared),
    );
    return declared
      .filter((action) => !sharing.some((one) => written.has(`${one} ${action}`)))
      .map((action) => `${name} ${action}`);
  });
}

/**
 * Collects the audit events of a run. At its end, where every test file of the project ran and passed, a declared event
 * that no call wrote fails the run.
 */
export function collectAuditedCalls(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-audited-'));
  project.provide('auditedCalls', folder);
  return async () => {
    const written = new Set(
      readdirSync(folder).flatMap((one) => readFileSync(join(folder, one), 'utf8').split('\n')),
    );
    rmSync(folder, { recursive: true });
    const missing = (await isWhole(project)) ? neverWritten(written) : [];
    if (missing.length > 0) {
      // Vitest reports an error of the end of a run and exits as if there was none.
      process.exitCode = 1;
      throw new Error(`declared audit events that no test's call wrote: ${missing.join('; ')}`);
    }
  };
}

/** Whether every test of the project ran and passed: fewer calls write fewer events. */
async function isWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getFiles().filter((file) => file.projectName === project.name);
  const passed = new Set(ran.filter((file) => file.result?.state !== 'fail').map((file) => file.filepath));
  return project.vitest.config.testNamePattern === undefined && testFiles.every((file) => passed.has(file));
}
