import type { Titian } from '@titian/server/compose';
import { openDatabase } from '@titian/server/platform/db/database';
import { findViolations } from '@titian/server/platform/invariants';

const TIMEOUT_MS = 3_600_000;

/** The number of invariants that do not hold, each printed with one of its rows: on a large ledger this takes minutes. */
export async function countViolations(titian: Titian, url: string): Promise<number> {
  const patient = openDatabase({ url, log: titian.log, maxConnections: 1, statementTimeoutMs: TIMEOUT_MS });
  const violations = await findViolations(patient.reader, titian.invariants);
  await patient.close();
  for (const violation of violations) {
    console.error(`not true: ${violation.invariant} ${JSON.stringify(violation.rows[0], withBigints)}`);
  }
  return violations.length;
}

function withBigints(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
